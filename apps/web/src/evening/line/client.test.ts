import 'fake-indexeddb/auto';
import type { TournamentCommand } from '@overtrick/evening/entry';
import type { TournamentAnswer } from '@overtrick/protocol/tournament';
import { expect, test, vi } from 'vitest';
import type { TournamentEvents, TournamentLink } from '../../server/tournamentSocket.ts';
import { openEvening } from './client.ts';
import { openOutbox } from './outbox.ts';

vi.mock('./directing.ts', () => ({}));

const report = (board: number): TournamentCommand => ({
  kind: 'reported',
  line: `A1/1/${board}`,
  result: '4S N 10',
  side: 'NS',
});

/** Waits for a check to pass; a test that hangs ends. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

let tournaments = 0;

/** Opens a page's evening with a server that the test plays. */
function evening(answerTo: (board: string) => TournamentAnswer<'do'> | undefined) {
  const sent: { readonly id: string; readonly line: string; readonly ago: unknown }[] = [];
  /** The version that the page had, each time that it attended. */
  const attended: (number | undefined)[] = [];
  let events: TournamentEvents | undefined;
  let isOpen = false;
  const version = { now: 1 };
  const link: TournamentLink = {
    open: (told) => {
      events = told;
    },
    close: () => {},
    send: (async (name: string, message: { id: string; command: Record<string, unknown>; have?: number }) => {
      if (!isOpen) return undefined;
      if (name === 'attend') attended.push(message.have);
      if (name === 'attend')
        return { ok: true, tournament: 't', version: version.now, now: 0, key: 1, parts: { head: {} } };
      sent.push({ id: message.id, line: `${message.command.line}`, ago: message.command.ago });
      return answerTo(`${message.command.line}`);
    }) as TournamentLink['send'],
  };
  let clock = 1000;
  const club = openEvening({
    tournament: `t${++tournaments}`,
    token: 'a token',
    link,
    outbox: openOutbox(),
    now: () => clock,
    loadDirecting: () => Promise.reject(new Error('no log')),
    retryMs: 20,
  });
  club.open();
  return {
    club,
    sent,
    attended,
    tellLog: (after: number) => events?.onUpdate({ tournament: 't', version: after + 1, entries: [], after }),
    wait: (ms: number) => {
      clock += ms;
    },
    connect: () => {
      isOpen = true;
      events?.onOpen();
    },
    lose: () => {
      isOpen = false;
      events?.onLost();
    },
    /** Tells that the tournament has been deleted, as the server does. */
    tellEnd: () => events?.onUpdate({ tournament: 't', version: version.now, parts: { head: null } }),
    tell: (now: number) => {
      version.now = now;
      events?.onUpdate({ tournament: 't', version: now, parts: {} });
    },
  };
}

const done = (version: number): TournamentAnswer<'do'> => ({ ok: true, version, number: version });

test('reports wait on the device, and are sent in their order, each with how long it waited', async () => {
  const { club, sent, connect, wait } = evening(() => done(1));
  await club.post(report(1));
  wait(60_000);
  await club.post(report(2), report(3));
  expect(club.store.getState().waiting).toHaveLength(3);
  expect(sent).toEqual([]);
  connect();
  await soon(() => expect(club.store.getState().waiting).toEqual([]));
  expect(sent.map(({ line, ago }) => [line, ago])).toEqual([
    ['A1/1/1', 60_000],
    ['A1/1/2', 0],
    ['A1/1/3', 0],
  ]);
});

test('a report that got no answer is sent again with the same id, before those that came later', async () => {
  let isDeaf = true;
  const { club, sent, connect, lose } = evening((line) =>
    isDeaf && line === 'A1/1/1' ? undefined : done(1),
  );
  connect();
  await club.post(report(1), report(2));
  await soon(() => expect(sent).toHaveLength(1));
  lose();
  isDeaf = false;
  connect();
  await soon(() => expect(club.store.getState().waiting).toEqual([]));
  expect(sent.map(({ line }) => line)).toEqual(['A1/1/1', 'A1/1/1', 'A1/1/2']);
  expect(sent[0]?.id).toBe(sent[1]?.id);
});

test('a report that is refused stays in sight with its sentence until it is dismissed, and holds nothing up', async () => {
  const { club, sent, connect } = evening((line) =>
    line === 'A1/1/1' ? { ok: false, code: 'ERR_LINE', message: 'There is no such board.' } : done(1),
  );
  connect();
  await club.post(report(1), report(2));
  await soon(() => expect(sent).toHaveLength(2));
  await soon(() => expect(club.store.getState().waiting).toHaveLength(1));
  const [refused] = club.store.getState().waiting;
  expect(refused?.refused).toBe('There is no such board.');
  if (refused) await club.dismiss(refused);
  expect(club.store.getState().waiting).toEqual([]);
});

test('a server that is busy is asked again', async () => {
  let isBusy = true;
  const { club, sent, connect } = evening(() =>
    isBusy ? { ok: false, code: 'ERR_BUSY', message: 'Too much at once.' } : done(1),
  );
  connect();
  await club.post(report(1));
  await soon(() => expect(sent.length).toBeGreaterThan(1));
  expect(club.store.getState().waiting).toHaveLength(1);
  isBusy = false;
  await soon(() => expect(club.store.getState().waiting).toEqual([]));
});

test('what is done stays in sight until the page has seen its version', async () => {
  const { club, sent, connect, tell } = evening(() => done(7));
  connect();
  // the second is sent after the answer to the first has arrived
  await club.post(report(1), report(2));
  await soon(() => expect(sent).toHaveLength(2));
  expect(club.store.getState().waiting.map(({ command }) => command)).toEqual([report(1), report(2)]);
  tell(7);
  await soon(() => expect(club.store.getState().waiting).toEqual([]));
});

test('what is sent is kept until the tournament is published', async () => {
  const outbox = openOutbox();
  const sent = { id: 'a', tournament: 'p', token: 'k', command: report(1), made: 0, isSent: true };
  await outbox.add(sent);
  await outbox.add({ ...sent, id: 'b', isSent: false });
  expect(await outbox.all('p')).toHaveLength(2);
  await outbox.forgetSent('p');
  expect((await outbox.all('p')).map(({ id }) => id)).toEqual(['b']);
});

test('an older update that comes late changes nothing', async () => {
  const { club, connect, tell } = evening(() => done(1));
  const versions: number[] = [];
  club.store.subscribe(({ version }) => versions.push(version));
  connect();
  for (const version of [7, 5, 8]) tell(version);
  await soon(() => expect(club.store.getState().version).toBe(8));
  expect(versions).not.toContain(5);
});

test('of a tournament that is deleted nothing is shown any more, with the reason', async () => {
  const { club, connect, tellEnd } = evening(() => done(1));
  connect();
  await soon(() => expect(club.store.getState().view).toBeDefined());
  tellEnd();
  await soon(() => expect(club.store.getState().view).toBeUndefined());
  expect(club.store.getState().problem).toBe('The director has deleted this evening and all its results.');
});

test('a page that lacks a part of the log asks for all of it', async () => {
  const { attended, connect, tellLog } = evening(() => done(1));
  connect();
  await soon(() => expect(attended).toHaveLength(1));
  tellLog(5);
  await soon(() => expect(attended).toHaveLength(2));
  expect(attended[1]).toBeUndefined();
});
