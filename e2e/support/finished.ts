import { makeAction } from '@overtrick/rules/action';
import { Client, openTable } from '@overtrick/server/internals/testing/client';

/** A table at which Ada, South, has played a deal to its end: she bids one notrump once, and plays what comes first. */
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
