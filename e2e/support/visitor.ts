import { makeAction } from '@overtrick/rules/action';
import { pick, seededRandom } from '@overtrick/rules/random';
import { Client, openTable } from '@overtrick/server/testing/client';
import type { Scene } from './scenes.ts';

/** Sits down at a table of the scene's game and plays until its moment has come; the address at which the visitor goes on. */
export async function seatAt(server: string, scene: Scene): Promise<string> {
  const { game, options, chair = 0, does = [], until } = scene;
  const { table, token } = await openTable(server, { game, name: 'Ada', chair, ...(options && { options }) });
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
    if (client.isDealOver) throw new Error(`the deal of ${game} ends before its moment comes`);
    return `${server}/t/${table}#${token}`;
  } finally {
    client.close();
  }
}
