import { afterEach, expect, test } from 'vitest';
import { oneNotrump } from './testing/client.ts';
import { Kit } from './testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

test('one person and three bots play a deal to its score', async () => {
  const { url } = await kit.server();
  const ann = await kit.opener(url);
  expect(ann.state).toMatchObject({ deal: 1, you: 2, game: 'bridge', match: 'chicago', ready: [] });
  expect(ann.state.chairs.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person', 'bot']);
  await ann.playUntil((client) => client.isDealOver, oneNotrump);
  const { view, sheet, reasons } = ann.state;
  expect(view.outcome).toBeDefined();
  expect(view.deal).toBeDefined();
  expect(sheet.rows).toHaveLength(1);
  expect(Object.keys(reasons ?? {}).length).toBeGreaterThan(0);
});
