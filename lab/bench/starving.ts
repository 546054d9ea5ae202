// node lab/bench/starving.ts [--seconds 30] [--hostile 120] [--others 4]
//
// One address plays at many tables with the strongest computer players, as fast as it can; other people play at a few,
// each from an address of their own. Prints JSON: how long those wait for a computer player, milliseconds, how often
// any of them found no answer, and how long health checks took.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Opened } from '@overtrick/protocol/openTable';
import { makeAction } from '@overtrick/rules/action';
import { startChild } from '../lib/child.ts';
import { spread } from '../lib/figures.ts';
import { Player } from '../lib/player.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    hostile: { type: 'string', default: '120' },
    others: { type: 'string', default: '4' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'overtrick-starving-'));
const server = await startChild('serverProcess.ts', [folder, JSON.stringify({ paceMs: 0 })]);
const { url } = server;

async function seat(from: string): Promise<Player> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({
      game: 'bridge',
      match: 'boards',
      matchOptions: { boards: 999 },
      policies: { bots: 'expert', claims: 'off' },
      name: 'Person',
      chair: 0,
    }),
  });
  const { table, token } = (await response.json()) as Opened;
  const player = new Player(url, { 'x-forwarded-for': from });
  await player.enter(table, 0, token);
  return player;
}

/** Plays at once whenever it is the player's turn, and reports how long each computer player's answer took. */
async function play(player: Player, told: (ms: number) => void): Promise<never> {
  for (;;) {
    await player.until(() => true);
    const { state } = player;
    if (state === undefined) continue;
    const { table, deal, version, view } = state;
    const began = performance.now();
    const [action] = view.legal;
    if (view.phase === 'over') {
      await player.say('next', { table, token: player.token, deal });
      await player.until((now) => now.deal > deal);
    } else if (action !== undefined) {
      const message = { table, token: player.token, deal, version, id: `${version}` };
      await player.say('act', { ...message, action: makeAction(action) });
      await player.until((now) => now.version > version);
    } else {
      await player.until((now) => now.version > version);
      told(performance.now() - began);
    }
  }
}

const waits: number[] = [];
const healths: number[] = [];
const players: Player[] = [];
const seated = async (from: string, told: (ms: number) => void): Promise<void> => {
  const player = await seat(from);
  players.push(player);
  void play(player, told);
};
for (let i = 0; i < Number(values.hostile); i++) await seated('203.0.113.66', () => {});
for (let i = 0; i < Number(values.others); i++) await seated(`198.51.100.${i + 1}`, (ms) => waits.push(ms));
const metric = async (name: string): Promise<number> => {
  const began = performance.now();
  const text = await (await fetch(`${url}/metrics`)).text();
  healths.push(performance.now() - began);
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
};
for (const end = performance.now() + 1000 * Number(values.seconds); performance.now() < end; ) {
  await pause(500);
  await metric('overtrick_tables');
}
const report = {
  hostile: Number(values.hostile),
  decisions: await metric('overtrick_bot_seconds_count'),
  waits: waits.length,
  msWaited: spread(waits),
  noAnswer: await metric('overtrick_bot_failures_total'),
  msHealth: spread(healths),
};
console.log(JSON.stringify(report, undefined, 2));
for (const { socket } of players) socket.disconnect();
await server.end();
rmSync(folder, { recursive: true, force: true });
process.exit();
