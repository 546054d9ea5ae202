import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { oneNotrump } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';

const PASSWORD = 'correct horse battery';
const NAME = 'Zebedee';
const FORMER = 'a former member';

test('an account is deleted with its name wherever it was, and can be taken along before', async () => {
  const kit = new Kit();
  onTestFinished(() => kit.end());
  const folder = kit.folder();
  const store = await FlakyStore.open(folder);
  const { url } = await kit.server({ store });
  const [ann, bea] = [new Browser(url), new Browser(url)];
  await ann.ask('POST', '/api/account', { name: NAME, password: PASSWORD });
  await bea.ask('POST', '/api/account', { name: 'Bea', password: PASSWORD });
  await ann.ask('POST', '/api/account/friends', { name: 'Bea' });
  await bea.ask('POST', '/api/account/friends', { name: NAME });
  // a table in play, with somebody else at it; and a board of a challenge
  const page = await kit.opener(url, { name: NAME, chair: 0, policies: { chat: 'free' } });
  await page.playUntil(({ isDealOver }) => isDealOver, oneNotrump);
  const other = await kit.sitter(url, page.table, 1, 'Bea');
  await page.say('say', { table: page.table, token: page.token, to: 'table', text: 'my own words' });
  await ann.ask('POST', '/api/account/chairs', { table: page.table, token: page.token });
  const { answer: opened } = await ann.ask('POST', '/api/challenges', {
    game: 'bridge',
    boards: 1,
    method: 'mp',
  });
  const { challenge } = opened as { challenge: string };
  const { answer: joined } = await ann.ask('POST', `/api/challenges/${challenge}/tables`, { name: NAME });
  const { table, token } = joined as { table: string; token: string };
  await ann.ask('POST', '/api/account/chairs', { table, token });

  expect(await ann.ask('GET', '/api/account/export')).toMatchObject({
    status: 200,
    answer: {
      name: NAME,
      friends: ['Bea'],
      tables: [
        { table, records: [] },
        { table: page.table, records: [expect.stringContaining('bridge')] },
      ],
    },
  });
  expect(await new Browser(url).ask('GET', '/api/account/export')).toMatchObject({ status: 401 });

  expect(await ann.ask('DELETE', '/api/account', { name: 'Bea' })).toMatchObject({
    status: 403,
    answer: { code: 'ERR_OTHER_NAME' },
  });
  expect(await ann.ask('DELETE', '/api/account', {})).toMatchObject({ status: 400 });
  const before = ann.cookie;
  expect(await ann.ask('DELETE', '/api/account', { name: NAME })).toMatchObject({ status: 204 });
  ann.cookie = before;
  expect(await ann.ask('GET', '/api/account')).toMatchObject({ status: 401 });
  expect(await ann.ask('POST', '/api/session', { name: NAME, password: PASSWORD })).toMatchObject({
    status: 401,
  });
  // people at the table see it at once; later visitors do not see the words either
  await other.until(({ state }) => state.chairs[0]?.name === FORMER);
  const late = kit.client(url);
  expect(await late.enter(page.table, other.token)).toMatchObject({ chat: [{ name: FORMER, text: '…' }] });
  const { answer: told } = await ann.ask('GET', `/api/challenges/${challenge}`);
  expect((told as ChallengeOverview).entrants).toEqual([{ name: FORMER, done: 0 }]);
  expect(await bea.ask('GET', '/api/account/friends')).toMatchObject({ answer: { friends: [] } });

  const logs = [page.table, `${page.table}.chat`, `${challenge}.challenge`, table, 'account.YmVh'];
  const kept = (await Promise.all(logs.map((log) => store.read(log)))).flat().join('\n');
  expect(kept).toContain('Bea');
  for (const gone of [NAME, NAME.toLowerCase(), 'my own words', Buffer.from('zebedee').toString('base64url')])
    expect(kept).not.toContain(gone);

  // the next person with that name is nobody's friend
  await ann.ask('POST', '/api/account', { name: NAME, password: PASSWORD });
  await ann.ask('POST', '/api/account/friends', { name: 'Bea' });
  expect(await ann.ask('GET', '/api/account/friends')).toMatchObject({
    answer: { friends: [{ name: 'Bea', mutual: false }] },
  });
});
