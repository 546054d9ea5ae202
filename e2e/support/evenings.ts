import { type Browser, expect, type Page } from '@playwright/test';
import type { Subject } from './subjects.ts';

/** Opens a practice evening, and invents the results of its first rounds. */
export async function practise(shown: Page, rounds: number): Promise<void> {
  await shown.getByRole('button', { name: 'Open a practice evening' }).click();
  for (let round = 1; round <= rounds; round++) {
    await shown.getByRole('button', { name: `Fill in round ${round} with sample results` }).click();
    await shown.getByRole('button', { name: `Fill in round ${round + 1} with sample results` }).waitFor();
  }
}

const evening = (name: string, does: Subject['does'], more: Partial<Subject> = {}): Subject => ({
  name: `evening-${name}`,
  at: async (server) => `${server}/club`,
  whole: true,
  ...(does && { does }),
  ...more,
});

/** Returns the link for the wall, from the desk. */
export async function joinLink(desk: Page): Promise<string> {
  await desk.getByRole('tab', { name: 'Links' }).click();
  const link = new URL(await desk.getByRole('textbox', { name: /join/ }).inputValue());
  return new URL(desk.url()).origin + link.pathname + link.hash;
}

/** Continues as a phone at the first table, in a round without any entry. */
export async function toTable(shown: Page): Promise<void> {
  await practise(shown, 1);
  await shown.goto(await joinLink(shown));
  await shown.getByRole('button', { name: 'A1', exact: true }).click();
  await shown.getByRole('button', { name: 'Sit down to round 2' }).click();
  await shown.getByRole('heading', { name: 'Table A1 · round 2' }).waitFor();
}

const today = (shown: Page) => [shown.getByText(/^\d{4}-\d{2}-\d{2} ·/)];

/** The pages of a club evening. */
export const EVENINGS: readonly Subject[] = [
  evening('setup', async (shown) => {
    await shown.getByRole('radio').first().waitFor();
  }),
  evening(
    'club',
    async (shown) => {
      await shown.getByLabel('Name of the club').fill('The Monday club');
      await shown.getByRole('button', { name: 'Create the page' }).click();
      await shown
        .getByRole('textbox', { name: 'Add members, one per line' })
        .fill('Anna Berg, 17171, 2.5\nBo Ek\nCai Dahl,,4');
      await shown.getByRole('button', { name: 'Add 3 members' }).click();
      await shown.getByRole('heading', { name: 'Members: 3' }).waitFor();
      await shown.getByRole('button', { name: 'Save' }).click();
      await shown.getByText('Saved.').waitFor();
    },
    // the links have the server's address and random keys
    { varies: (shown) => [shown.getByRole('textbox', { name: /link|page for everybody/i })] },
  ),
  evening('desk', (shown) => practise(shown, 3)),
  evening('line', async (shown) => {
    await practise(shown, 1);
    await shown.getByRole('button', { name: /, not agreed/ }).click();
    await shown.getByRole('textbox', { name: 'Result' }).fill('A6040');
    await shown.getByRole('textbox', { name: 'Reason' }).fill('The cards were put away too soon.');
  }),
  evening('pairs', async (shown) => {
    await practise(shown, 1);
    await shown.getByRole('tab', { name: 'Pairs' }).click();
  }),
  evening('join', async (shown) => {
    await practise(shown, 0);
    await shown.goto(await joinLink(shown));
    await shown.getByRole('button', { name: 'A1', exact: true }).waitFor();
  }),
  evening('table', toTable),
  evening('entry', async (shown) => {
    await toTable(shown);
    await shown.getByRole('button', { name: '4 spades', exact: true }).click();
    await shown.getByRole('button', { name: 'North', exact: true }).click();
    await shown.getByRole('button', { name: 'Skip the lead' }).click();
  }),
  evening('agree', async (shown) => {
    await toTable(shown);
    await shown.getByRole('textbox', { name: 'Or type it' }).fill('4S N HK +1');
    await shown.keyboard.press('Enter');
    await shown.getByRole('button', { name: 'Agree', exact: true }).waitFor();
  }),
  evening(
    'results',
    async (shown) => {
      await practise(shown, 3);
      await shown.goto(shown.url().replace(/\/desk$/, ''));
      await shown.getByRole('table').first().waitFor();
    },
    { varies: today },
  ),
  evening('screen', async (shown) => {
    await practise(shown, 1);
    await shown.goto(shown.url().replace(/\/desk$/, '/screen'));
    await shown.getByRole('heading', { name: 'Section A, round 1' }).waitFor();
  }),
];

/** Opens a phone in the first round; `choose` is the button of the joining page: a table or a player. */
export async function phoneAt(browser: Browser, url: string, join: string, choose: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    baseURL: url,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(join);
  await page.getByRole('button', { name: choose, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('round 1');
  return page;
}

/** An evening as the form of the page asks for it. */
interface WantedEvening {
  readonly entrants: number;
  readonly boards: number;
  /** The label of its movement; left out where rounds are drawn. */
  readonly movement?: RegExp;
  /** A pair, or a player, per line; left out for entrants without names. */
  readonly names?: readonly string[];
  readonly name?: string;
  readonly game?: string;
  /** The label of the scoring; the usual one when left out. */
  readonly scoring?: string;
  /** The number of drawn rounds; left out for the usual one. */
  readonly rounds?: number;
  /** The labels of choices that differ from the default: `Online tables`, `Teams of four`. */
  readonly choices?: readonly string[];
}

/** Opens an evening and shows its links; returns the address behind the code on the wall, without the server's. */
export async function openEvening(desk: Page, wanted: WantedEvening): Promise<string> {
  const { entrants, boards, movement, names, name, game, scoring, choices = [] } = wanted;
  await desk.goto('/club');
  // the page has another form, for evenings without a director
  const form = desk.getByRole('region', { name: 'A new evening', exact: true });
  if (name !== undefined) await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  if (game !== undefined) await form.getByRole('combobox', { name: 'Game' }).selectOption({ label: game });
  for (const choice of choices) await form.getByRole('radio', { name: choice }).check();
  if (scoring !== undefined)
    await form.getByRole('combobox', { name: 'Scoring' }).selectOption({ label: scoring });
  await form.getByRole('spinbutton', { name: /^How many (?!rounds)/ }).fill(String(entrants));
  await form.getByRole('spinbutton', { name: /^Boards for each/ }).fill(String(boards));
  if (wanted.rounds !== undefined)
    await form.getByRole('spinbutton', { name: 'How many rounds?' }).fill(String(wanted.rounds));
  if (names !== undefined) await form.getByRole('textbox', { name: /^Names/ }).fill(names.join('\n'));
  if (movement !== undefined) {
    const option = form.getByRole('radio', { name: movement });
    // one that is not suggested, as with one board a round, is chosen by name
    if ((await option.count()) === 0) await form.getByRole('radio', { name: 'All, by name' }).check();
    await option.first().check();
  }
  await form.getByRole('button', { name: 'Open the evening' }).click();
  // the desk makes its links with an address of the network; the phones of a test may be on the machine itself
  const { pathname, hash } = new URL(await joinLink(desk));
  return pathname + hash;
}
