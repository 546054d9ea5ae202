import { makeAction } from '@overtrick/rules/action';
import { Client, openTable } from '@overtrick/server/internals/testing/client';

/**
 * Plays a deal to its end as Ada, South: she bids one notrump once, and plays the first legal card. Returns the address
 * of the table.
 */
export async function finished(server: string): Promise<string> {
  const opening = { game: 'bridge', match: 'boards', name: 'Ada', chair: 2 };
  const { table, token } = await openTable(server, opening);
  const client = new Client(server);
  await client.enter(table, token);
  let hasBid = false;
  await client.playUntil(
    ({ isDealOver }) => isDealOver,
    ({ view }) => {
      const texts = view.legal.map(makeAction);
      const bids = !hasBid && texts.includes('1NT');
      hasBid ||= bids;
      return bids ? '1NT' : texts.includes('P') ? 'P' : (texts[0] ?? 'P');
    },
  );
  client.close();
  return `${server}/t/${table}#${token}`;
}
