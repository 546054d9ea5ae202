import { type Action, makeAction } from '@overtrick/rules/action';
import { openTable, Player } from './player.ts';

/** Opens a table and seats four people, each with a socket to the server of their chair. */
export async function seatFour(urlOf: (chair: number) => string): Promise<Player[]> {
  const { table, token } = await openTable(urlOf(0));
  const players = [0, 1, 2, 3].map((chair) => new Player(urlOf(chair)));
  for (const [chair, player] of players.entries())
    await player.enter(table, chair, chair === 0 ? token : undefined);
  return players;
}

/** Returns a call that keeps auctions short, or the lowest card. */
const choose = (legal: readonly Action[]): Action | undefined =>
  legal.find((action) => action.kind === 'call' && action.call === '1N') ?? legal[0];

/**
 * Acts for the player to act, and returns the milliseconds until each player hears of it. After the deal all go on to
 * the next, which takes no time that counts.
 */
export async function actAtTable(players: readonly Player[]): Promise<readonly number[]> {
  const player = players.find(({ state }) => (state?.view.legal.length ?? 0) > 0);
  const action = choose(player?.state?.view.legal ?? []);
  if (player?.state === undefined || action === undefined) {
    await goOn(players);
    return [];
  }
  const { table, deal, version } = player.state;
  const message = { table, token: player.token, deal, version, id: `${version}`, action: makeAction(action) };
  const began = performance.now();
  const heard = players.map(async (one) => {
    await one.until((state) => state.version > version);
    return performance.now() - began;
  });
  const [answer, ...times] = await Promise.all([player.say('act', message), ...heard]);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return times;
}

async function goOn(players: readonly Player[]): Promise<void> {
  const deal = players[0]?.state?.deal ?? 0;
  const table = players[0]?.state?.table;
  await Promise.all(players.map((player) => player.say('next', { table, token: player.token, deal })));
  await Promise.all(players.map((player) => player.until((state) => state.deal > deal)));
}
