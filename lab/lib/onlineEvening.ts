import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { makeEntry } from '@overtrick/evening/log';
import { plannedBy } from '@overtrick/evening/plan/draft';
import type { TournamentUpdate } from '@overtrick/protocol/tournament';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { newTableId, newToken, proofOf } from '@overtrick/server/internals/base/token';
import { openStore } from '@overtrick/server/internals/store/openStore';
import { startChild } from './child.ts';
import { ClubPhone } from './clubPhone.ts';
import { rounded, spread } from './figures.ts';
import { Player } from './player.ts';

const SECTIONS = ['A', 'B'] as const;
const BOARDS = 2;
/** The minutes of a board on the clock: a round of two has fourteen. */
const MINUTES = 7;
/** The time that a person takes over a call or a card, milliseconds. */
const THINKS_MS = 1500;
const BOUNDS = { actionP99: 100, roundMinutes: BOARDS * MINUTES };

/**
 * Plays one round at some online tables, a person at each with three computer players of club strength: milliseconds
 * from a person's action to its answer, and the minutes that the slowest table needs for its boards.
 */
export async function onlineEvening(
  tables: number,
): Promise<{ readonly isWithin: boolean; readonly result: object }> {
  const perSection = tables / SECTIONS.length;
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-online-'));
  const id = newTableId();
  const director = newToken();
  const stamp = { at: Date.now(), by: 0 };
  const people = new Map<string, string>();
  const idsOf = (section: string): readonly string[] =>
    Array.from({ length: 2 * perSection }, (_, i) => `${section.toLowerCase()}${i + 1}`);
  const entries: readonly TournamentEntry[] = [
    {
      ...stamp,
      kind: 'opened',
      form: 'pairs',
      game: 'bridge',
      method: 'mp',
      secret: newToken(),
      policies: { medium: 'online', pace: 'free', robots: 'club', hold: 0 },
    },
    { ...stamp, kind: 'granted', role: 'director', proof: proofOf(director) },
    ...SECTIONS.flatMap(idsOf).map(
      (contestant): TournamentEntry => ({ ...stamp, kind: 'entered', contestant }),
    ),
    ...SECTIONS.map((section): TournamentEntry => {
      const planned = plannedBy({
        kind: 'plan',
        section,
        from: 1,
        movement: 'skip-mitchell',
        rounds: 1,
        entrants: idsOf(section),
        boardsPerRound: BOARDS,
        firstBoard: 1,
      });
      if (!planned.ok) throw new Error(planned.why);
      return { ...stamp, ...planned.value };
    }),
    ...SECTIONS.flatMap((section) =>
      idsOf(section)
        .slice(0, perSection)
        .map((contestant): TournamentEntry => {
          const token = newToken();
          people.set(contestant, token);
          return { ...stamp, kind: 'granted', role: 'player', contestant, player: 1, proof: proofOf(token) };
        }),
    ),
  ];
  const store = await openStore({ dataDir: folder });
  await store.append({ log: `${id}.tournament`, length: 0, bodies: entries.map(makeEntry) });
  await store.close();

  const server = await startChild('serverProcess.ts', [folder]);
  const times: number[] = [];
  const minutes: number[] = [];
  try {
    let reported = 0;
    const desk = new ClubPhone(server.url, (text) => {
      reported += text.split('"kind":"reported"').length - 1;
    });
    const attended = await desk.say('attend', { tournament: id, token: director });
    if (!attended.startsWith('[{"ok":true')) throw new Error(attended.slice(0, 200));
    const began = performance.now();
    await desk.do(id, director, { kind: 'clock', section: SECTIONS[0], act: 'start' });
    await Promise.all(
      [...people.values()].map(async (token) => {
        const table = await tableOf(server.url, id, token);
        const player = new Player(server.url);
        await player.enter(table, 0, token);
        await play(player, table, times);
        minutes.push((performance.now() - began) / 60_000);
        player.socket.disconnect();
      }),
    );
    while (reported < tables * BOARDS) await pause(200);
    const usage = await server.usage();
    const seconds = (performance.now() - began) / 1000;
    const result = {
      machine: `${availableParallelism()} cores, node ${process.versions.node}`,
      tables,
      boards: tables * BOARDS,
      seconds: rounded(seconds),
      actions: times.length,
      msToAnswer: spread(times),
      minutesARound: rounded(Math.max(...minutes)),
      minutesOnTheClock: BOUNDS.roundMinutes,
      serverCpuShare: rounded((usage.cpu.user + usage.cpu.system) / 1e6 / seconds),
    };
    desk.close();
    const isWithin = result.msToAnswer.p99 <= BOUNDS.actionP99 && result.minutesARound <= BOUNDS.roundMinutes;
    return { isWithin, result };
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for the table to which a player's link leads, once there is one. */
async function tableOf(url: string, tournament: string, token: string): Promise<string> {
  let found: (table: string) => void = () => {};
  const table = new Promise<string>((resolve) => {
    found = resolve;
  });
  const tell = (text: string): void => {
    const parts = (JSON.parse(text) as readonly unknown[]).at(-1) as TournamentUpdate;
    const here = parts.parts?.here as { readonly online?: { readonly table?: string } } | undefined;
    if (here?.online?.table !== undefined) found(here.online.table);
  };
  const phone = new ClubPhone(url, tell);
  tell(await phone.say('attend', { tournament, token }));
  const opened = await table;
  phone.close();
  return opened;
}

/** Plays the boards of a table: whatever is legal, after a while; the times from sending to the answer. */
async function play(player: Player, table: string, times: number[]): Promise<void> {
  const { token } = player;
  for (let n = 0; ; n++) {
    await player.until(
      (state) => state.view.phase === 'over' || (state.view.legal.length > 0 && state.claim === undefined),
    );
    const state = defined(player.state, 'the player has entered');
    const id = `${n}-${Math.random()}`;
    if (state.view.phase === 'over') {
      if (state.standing.over) return;
      await player.say('next', { table, token, deal: state.deal });
      await player.until((now) => now.deal > state.deal || now.standing.over);
      continue;
    }
    await pause(THINKS_MS);
    const now = defined(player.state, 'the player has entered');
    const [action] = now.view.legal;
    if (action === undefined || now.claim !== undefined) continue;
    const at = performance.now();
    const { deal, version } = now;
    const answer = await player.say('act', { table, token, deal, version, id, action: makeAction(action) });
    if (answer.ok) times.push(performance.now() - at);
    if (answer.ok) await player.until((later) => later.version > version);
  }
}
