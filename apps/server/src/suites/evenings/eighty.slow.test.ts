import { parseLine } from '@overtrick/evening/line';
import type { GridCell, TournamentView } from '@overtrick/evening/view';
import { defined } from '@overtrick/rules/assert';
import { pick, seededRandom, shuffled } from '@overtrick/rules/random';
import { afterEach, expect, test } from 'vitest';
import {
  askEvenings,
  EIGHTY_PAIRS,
  type EveningPage,
  eightyPairs,
  openTournament,
} from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** The rounds that are played; more are planned. */
const ROUNDS = 6;
/** The tables where something goes wrong in a round. */
const FAULTY = 12;

/** A thing that goes wrong at a table in a round. */
type Fault =
  /** The connection breaks in the middle of the round, and a report is sent again with its own id. */
  | 'broken'
  /** The last board is not reported. */
  | 'missing'
  /** The first report is wrong; the table changes it before the other side agrees. */
  | 'changed'
  /** The director corrects a result afterwards. */
  | 'corrected';
const FAULTS: readonly Fault[] = ['broken', 'missing', 'changed', 'corrected'];

const RESULTS = ['3NT N 9', '2S E 8', '4H S 9', '1NT W 7', '3D N 10', '2C E 7', 'PASS'];

const cellsAt = ({ desk }: TournamentView, place: string, round: number): readonly GridCell[] =>
  desk?.grid.find((one) => one.place === place)?.rounds[round - 1] ?? [];

test('forty phones with faults play an evening of eighty pairs to its published page', async () => {
  const { url } = await kit.server();
  const opened = await openTournament(url, {
    name: 'Eighty pairs',
    policies: { agree: 'off' },
    commands: eightyPairs().map((command) => ({ ...command })),
  });
  const { tournament, token } = opened;
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  const asDirector = async (): Promise<TournamentView> =>
    ((await askEvenings(url, 'GET', `/${tournament}`, { token })).answer as { view: TournamentView }).view;
  const start = await asDirector();
  const places = (start.desk?.grid ?? []).map(({ place }) => place);
  expect(places).toHaveLength(40);
  const phones = new Map<string, { page: EveningPage; readonly token: string }>();
  for (const place of places) {
    const granted = await desk.done({ kind: 'grant', role: 'table', place });
    const page = kit.page(url);
    page.isKeeping = false;
    await page.attend(tournament, granted.token);
    phones.set(place, { page, token: defined(granted.token, place) });
  }

  const random = seededRandom('eighty pairs');
  const resultOf = (): string => pick(random, RESULTS);
  const missing: string[] = [];
  const wanted = new Map<string, string>();
  /** Plays a round at a table, with one of the faults or none. */
  async function play(place: string, round: number, fault: Fault | undefined): Promise<void> {
    const cells = cellsAt(start, place, round);
    const phone = defined(phones.get(place), place);
    for (const [i, { line }] of cells.entries()) {
      if (fault === 'missing' && i === cells.length - 1) {
        missing.push(line);
        continue;
      }
      const report = (result: string) => ({ kind: 'reported', line, result, side: 'both' }) as const;
      const result = resultOf();
      wanted.set(line, result);
      if (i > 0 || fault === undefined) {
        await phone.page.done(report(result));
        continue;
      }
      if (fault === 'broken') {
        const id = `report-${line}-0123456789`;
        // the answer is lost with the connection: nobody knows whether the report came
        void phone.page.do(report(result), id).catch(() => {});
        phone.page.close();
        phone.page = kit.page(url);
        phone.page.isKeeping = false;
        await phone.page.attend(tournament, phone.token);
        const again = await phone.page.do(report(result), id);
        expect(again.ok, JSON.stringify(again)).toBe(true);
      } else {
        await phone.page.done(report('7NT N 13'));
        if (fault === 'changed') await phone.page.done(report(result));
        else await desk.done({ kind: 'ruled', line, result, reason: 'wrong contract' });
      }
    }
  }
  for (let round = 1; round <= ROUNDS; round++) {
    const drawn = shuffled(random, places).slice(0, FAULTY);
    const faulty = new Map(drawn.map((place, i) => [place, FAULTS[i % FAULTS.length]] as const));
    // nothing is missing in the last round: nobody has gone on from there
    await Promise.all(
      places.map((place) => {
        const fault = faulty.get(place);
        return play(place, round, fault === 'missing' && round === ROUNDS ? undefined : fault);
      }),
    );
  }

  // the desk lists each missing result, and nothing else
  const full = await asDirector();
  expect([...(full.desk?.missing ?? [])].sort()).toEqual([...missing].sort());
  expect(missing.length).toBeGreaterThan(0);
  for (const line of missing) {
    wanted.set(line, '1S N 7');
    await desk.done({ kind: 'reported', line, result: '1S N 7', side: 'both' });
  }
  for (const section of Object.keys(EIGHTY_PAIRS))
    await desk.done({ kind: 'curtailed', section, rounds: ROUNDS });
  await desk.done({ kind: 'ended' });
  await desk.done({ kind: 'published' });

  // everybody reads the result: each of eighty pairs once, every board as it was played
  const published = (await askEvenings(url, 'GET', `/${tournament}`)).answer as {
    readonly view: TournamentView;
  };
  const { ranking, boards } = published.view;
  expect(new Set(ranking?.rows.map(({ contestant }) => contestant)).size).toBe(80);
  const shown = Object.values(boards).flatMap((board) => board.lines ?? []);
  expect(shown).toHaveLength(wanted.size);
  for (const { line, result } of shown)
    expect(`${line}: ${result?.replace(/ score=.*/, '')}`).toBe(`${line}: ${wanted.get(line)}`);
  expect(new Set(shown.map(({ line }) => parseLine(line)?.section))).toEqual(new Set(['A', 'B', 'C']));
});
