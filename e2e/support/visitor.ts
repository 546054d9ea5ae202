import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { pick, seededRandom } from '@overtrick/rules/random';
import { Client, openTable } from '@overtrick/server/internals/testing/client';
import type { Scene } from './scenes.ts';

/** The most tables of a game that are opened until a deal comes to the scene's moment. */
const DEALS = 10;

/**
 * Sits down at a table of the scene's game and plays until its moment has come; returns the address at which the
 * visitor continues.
 */
export async function seatAt(server: string, scene: Omit<Scene, 'caption'>): Promise<string> {
  const { game, chair = 0, isAnyChair = false } = scene;
  const chairs = defined(findGame(game), game).players;
  for (let deal = 0; deal < DEALS; deal++) {
    const address = await playedTo(server, {
      ...scene,
      chair: isAnyChair ? (chair + deal) % chairs : chair,
    });
    if (address !== undefined) return address;
  }
  throw new Error(`${DEALS} deals of ${scene.game} end before its moment comes`);
}

/** Plays one deal to the scene's moment; returns `undefined` where the deal ends before. */
async function playedTo(server: string, scene: Omit<Scene, 'caption'>): Promise<string | undefined> {
  const { game, options, policies, chair = 0, does = [], until } = scene;
  const { table, token } = await openTable(server, {
    game,
    name: 'Ada',
    chair,
    ...(options && { options }),
    ...(policies && { policies }),
  });
  const client = new Client(server);
  try {
    await client.enter(table, token);
    const random = seededRandom(game);
    const done = new Set<string>();
    const isMoment = ({ isOnTurn, isDealOver, state }: Client) =>
      isDealOver || (isOnTurn && until(state.view));
    await client.playUntil(isMoment, ({ view }) => {
      const texts = view.legal.map(makeAction);
      const wished = does.find((text) => texts.includes(text) && !done.has(text));
      if (wished === undefined) return texts.includes('P') ? 'P' : pick(random, texts);
      done.add(wished);
      return wished;
    });
    return client.isDealOver ? undefined : `${server}/t/${table}#${token}`;
  } finally {
    client.close();
  }
}
