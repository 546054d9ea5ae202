import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { Client, openTable } from '@overtrick/server/internals/testing/client';
import type { Locator, Page } from '@playwright/test';
import { EVENINGS } from './evenings.ts';
import { sharedLesson } from './lessons.ts';
import { friendsPlaying, people, withTablesToGoBackTo } from './meeting.ts';
import { SCENES } from './scenes.ts';
import { seatAt } from './visitor.ts';

/** A view of the pages that is photographed and audited. */
export interface Subject {
  readonly name: string;
  /** Prepares the view and returns its address. */
  readonly at: (server: string) => Promise<string>;
  /** True for the whole page, false for the part visible at first. */
  readonly whole: boolean;
  /** The game, for a view of a table. */
  readonly game?: string;
  /** Present for computer players that play; they change now and then, and the picture with them. */
  readonly novices?: true;
  /** Selects the part to audit; the whole page when left out. */
  readonly part?: string;
  /** Returns the parts that differ each time. */
  readonly varies?: (page: Page) => Locator[];
  /** The element at the top of the picture; the page's own top when left out. */
  readonly top?: (page: Page) => Locator;
  /** Brings the page to the state to show. */
  readonly does?: (page: Page) => Promise<void>;
}

const page = (name: string, path: string, does?: Subject['does']): Subject => ({
  name,
  at: async (server) => server + path,
  whole: true,
  ...(does && { does }),
});

/** Waits until a hand can be played: the value of each card must be known. */
const withCards = (shown: Page): Promise<void> =>
  shown.locator('main button[data-can="true"]').first().waitFor();

const dealt = (shown: Page): Locator => shown.getByRole('region', { name: /deals of [\d,]+ tried$/ });

/** Plays a deal of bridge to its end: three notrump by the first player who may bid it. */
async function finished(server: string): Promise<{ readonly table: string; readonly token: string }> {
  const { table, token } = await openTable(server, { name: 'Ada', chair: 2 });
  const client = new Client(server);
  await client.enter(table, token);
  await client.playUntil(
    ({ isDealOver }) => isDealOver,
    ({ view }) => {
      const [first, ...rest] = view.legal.map((action) => makeAction(action));
      return (
        [first, ...rest].find((text) => text === '3NT') ??
        defined(first, 'the player to act has a legal action')
      );
    },
  );
  client.close();
  return { table, token: token ?? '' };
}

const BOARD =
  'n=sk862h73dkj54ct83&e=s943ht842dq96cqj5&s=saqjt5ha6da73ck72&w=s7hkqj95dt82ca964&d=n&v=b&b=13&nn=Ada&a=PP1S(5%2B%20spades)P2SP4SPPP&p=HKH3H4HASAS7S2S3SQH5S6S4';

/** Every kind of page once, and the table of every game. */
export const SUBJECTS: readonly Subject[] = [
  page('lobby', '/'),
  {
    ...page('lobby-filled', '/', withTablesToGoBackTo),
    at: async (server) => {
      await friendsPlaying(server);
      return `${server}/`;
    },
  },
  {
    ...page('settings', '/', (shown) => shown.getByRole('button', { name: 'Settings' }).click()),
    whole: false,
    part: 'dialog',
  },
  {
    ...page('options', '/', async (shown) => {
      const card = shown.getByRole('article').first();
      await card.getByText('Options', { exact: true }).click();
      await card.getByText('Rules of the table').first().click();
    }),
    whole: false,
    part: 'article',
    top: (shown) => shown.getByRole('article').first(),
  },
  page('rules', '/rules/minibridge'),
  page('account', '/account'),
  {
    name: 'meet',
    whole: true,
    at: async (server) => {
      await people(server);
      return `${server}/meet`;
    },
    does: (shown) => shown.getByRole('link', { name: 'Sit down with Dan' }).waitFor(),
    // two weeks ahead, from the day of the test
    varies: (shown) => [shown.getByText(/^Until /)],
  },
  page('nowhere', '/nowhere'),
  page('design', '/design'),
  page('learn', '/learn'),
  page('first-deal', '/learn/minibridge', async (shown) => {
    // the others' steps come from a worker
    await shown.getByText('The guide', { exact: true }).waitFor();
  }),
  page('start', '/learn/start', withCards),
  page('card-lesson', '/lesson/play/06-hold-up', withCards),
  page('lesson', '/lesson/01-points'),
  page('own-lesson', '/lessons/new', async (shown) => {
    await shown.getByRole('button', { name: 'Start with an example' }).click();
    await shown.getByRole('button', { name: 'Share this lesson' }).waitFor();
  }),
  {
    name: 'shared-lesson',
    whole: true,
    at: async (server) => `${server}/lessons/${(await sharedLesson(server)).lesson}`,
    does: (shown) => shown.getByLabel('Your name, as the teacher sees it').fill('Ada'),
  },
  {
    name: 'lesson-results',
    whole: true,
    at: async (server) => {
      const { lesson, token } = await sharedLesson(server);
      return `${server}/lessons/${lesson}/results#${token}`;
    },
    does: (shown) => shown.getByRole('heading', { name: 'The hands, hardest first' }).waitFor(),
    varies: (shown) => [
      shown.getByRole('textbox', { name: 'Link to the lesson' }),
      shown.getByRole('img', { name: 'The link to the lesson as a QR code' }),
    ],
  },
  page('history', '/history'),
  page('challenges', '/challenges'),
  page('bidding', '/bidding'),
  {
    ...page('challenge', '/challenges', async (shown) => {
      await shown.getByRole('button', { name: 'To the board of the day' }).click();
      await shown.getByLabel('Your name, as the others see it').fill('Ada');
    }),
    varies: (shown) => [shown.getByRole('heading', { level: 1 }), shown.getByLabel(/link/i)],
  },
  page('analyse', '/analyse'),
  {
    ...page('deals', '/deals', (shown) => dealt(shown).waitFor()),
    // as high as its counts, which are never the same
    whole: false,
    varies: (shown) => [dealt(shown)],
  },
  page('pads', '/pad'),
  page('pad', '/pad', async (shown) => {
    await shown.getByRole('radio', { name: 'Rubber' }).check();
    for (const [seat, name] of Object.entries({ North: 'Ada', East: 'Ben', South: 'Cleo', West: 'Dan' }))
      await shown.getByLabel(`Name of ${seat}`).fill(name);
    await shown.getByRole('button', { name: 'Begin' }).click();
    for (const deal of ['2H N 10 -', '4SX E 8 -', '3NT E 10 EW:150']) {
      await shown.getByLabel('Or type it').fill(deal);
      await shown.getByLabel('Or type it').press('Enter');
      await shown.getByRole('button', { name: 'Write it down' }).click();
    }
    await shown.getByRole('button', { name: '3 spades' }).click();
    await shown.getByRole('button', { name: 'Dan', exact: true }).click();
  }),
  page('board', '/analyse', async (shown) => {
    await shown
      .getByLabel('Board, file or link')
      .fill(`https://www.bridgebase.com/tools/handviewer.html?${BOARD}`);
    await shown.getByRole('button', { name: 'Open', exact: true }).click();
    await shown.getByRole('heading', { level: 1, name: 'Contract bridge, board 13' }).waitFor();
  }),
  {
    name: 'result',
    whole: true,
    at: async (server) => {
      const { table, token } = await finished(server);
      return `${server}/t/${table}#${token}`;
    },
    does: async (shown) => {
      const makeable = shown.getByRole('region', { name: 'Makeable contracts' });
      await makeable.and(shown.locator('[aria-busy="false"]')).waitFor();
      // the results of other tables depend on their time; the trick that counted does not
      await shown.locator('[data-verdict="done"]').waitFor({ timeout: 180_000 });
      for (const part of await shown.locator('[data-verdict] > [data-timed]').all())
        await part.evaluate((element) => element.setAttribute('hidden', ''));
    },
  },
  ...EVENINGS,
  ...SCENES.map(
    (scene): Subject => ({
      name: `table-${scene.game}`,
      game: scene.game,
      at: (server) => seatAt(server, scene),
      whole: false,
      ...(scene.novices && { novices: true }),
    }),
  ),
];
