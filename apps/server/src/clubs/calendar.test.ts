import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import { type Club, clubAfter } from './clubLog.ts';

const MONDAYS = { day: 1, time: '19:30', zone: 'Europe/London' } as const;
/** A Tuesday in the week before the clocks go back. */
const NOW = Date.UTC(2026, 9, 20, 12);

type Entry = Readonly<Record<string, unknown>>;

function clubOf(...entries: readonly Entry[]): Club {
  const founded = { kind: 'club', name: 'Mondays; with tea, and cake', proof: 'p', secret: 's' };
  const club = clubAfter(
    undefined,
    [founded, ...entries].map((entry) => JSON.stringify(entry)),
    0,
  );
  if (club === undefined) throw new Error('no club');
  return club;
}

/** Reads the events of a calendar: unfolds its lines, and takes each event's properties by their names. */
function eventsIn(text: string): readonly Readonly<Record<string, string>>[] {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        (event.split('\r\nEND:VEVENT')[0] ?? '').split('\r\n').map((line) => {
          const at = line.indexOf(':');
          return [line.slice(0, at), line.slice(at + 1)];
        }),
      ),
    );
}

const calendar = (...entries: readonly Entry[]) =>
  eventsIn(calendarOf('club00000000', clubOf(...entries), 'https://bridge.example', NOW));

const DESCRIBED = {
  kind: 'described',
  name: 'Mondays; with tea, and cake',
  weekly: MONDAYS,
  names: 'members',
};

test('the weekly evening is there for half a year, at its local time also after the clocks changed', () => {
  const events = calendar(DESCRIBED);
  expect(events).toHaveLength(26);
  expect(events[0]).toEqual({
    UID: 'club00000000-2026-10-26@bridge.example',
    DTSTAMP: '20261020T120000Z',
    DTSTART: '20261026T193000Z',
    DURATION: 'PT180M',
    SUMMARY: 'Mondays\\; with tea\\, and cake',
    URL: 'https://bridge.example/clubs/club00000000',
  });
  // in summer time again
  expect(events.at(-1)?.DTSTART).toBe('20270419T183000Z');
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(26);
});

test('an opened evening stands in place of the planned one of its day', () => {
  const events = calendar(
    DESCRIBED,
    { kind: 'evening', tournament: 'evening00001', name: 'Past', date: '2026-10-19' },
    { kind: 'evening', tournament: 'evening00002', date: '2026-10-26' },
    { kind: 'evening', tournament: 'evening00003', name: 'Cup', date: '2026-10-28' },
    { kind: 'evening', tournament: 'evening00004', name: 'No day' },
    { kind: 'evening', tournament: 'evening00005', name: 'Online', start: Date.UTC(2026, 10, 2, 20) },
  );
  expect(events).toHaveLength(28);
  expect(
    events
      .slice(0, 5)
      .map(({ SUMMARY, DTSTART, ...more }) => [SUMMARY, DTSTART ?? more['DTSTART;VALUE=DATE']]),
  ).toEqual([
    ['Past', '20261019T183000Z'],
    ['Mondays\\; with tea\\, and cake', '20261026T193000Z'],
    ['Cup', '20261028'],
    ['Online', '20261102T200000Z'],
    ['Mondays\\; with tea\\, and cake', '20261109T193000Z'],
  ]);
  expect(events[1]).toMatchObject({
    UID: 'evening00002@bridge.example',
    URL: 'https://bridge.example/club/evening00002',
  });
});

test('an announced evening is there, and the length is that of the boards played', () => {
  const events = calendar(
    {
      kind: 'described',
      name: 'Club',
      names: 'members',
      template: { form: 'pairs', game: 'bridge', method: 'mp', boards: 24, minutesPerBoard: 8 },
    },
    {
      kind: 'signupTerms',
      terms: {
        announced: { date: '2026-10-24', time: '14:00', zone: 'Europe/London' },
        closes: 30,
        who: 'everybody',
      },
    },
  );
  expect(events).toMatchObject([{ DTSTART: '20261024T130000Z', DURATION: 'PT192M' }]);
});

test('long names are folded between characters, and no line begins by chance', () => {
  const name = `${'♠♥♦♣'.repeat(12)}\nEND:VEVENT`;
  const [event] = calendar(DESCRIBED, {
    kind: 'evening',
    tournament: 'evening00001',
    name,
    date: '2026-10-28',
  }).filter(({ UID }) => UID?.startsWith('evening'));
  expect(event?.SUMMARY).toBe(`${'♠♥♦♣'.repeat(12)}\\nEND:VEVENT`);
});

test('a club without evenings has an empty calendar', () => {
  expect(calendar()).toEqual([]);
});
