import { openTable } from '@overtrick/server/internals/testing/client';
import { quickThinker } from '@overtrick/server/internals/testing/thinkers';
import type { Page } from '@playwright/test';
import { earOf } from './support/ear.ts';
import { onFreshServer } from './support/fresh.ts';
import { hurry } from './support/pages.ts';
import { expect, plain as test } from './support/server.ts';
import { watchFromStart } from './support/waits/idle.ts';

/** The games whose tables have the most announcements of their own. */
const GAMES = ['bridge', 'awol', 'solo', 'secret'] as const;
const MOST_COMMANDS = 120;

for (const game of GAMES)
  test(`${game} can be played by ear: a deal, as it is announced, by typed commands alone`, async ({
    page,
    context,
  }) => {
    // weak bots that never change, so that this transcript changes only with the announcements
    await onFreshServer({ seed: 'by ear', thinker: quickThinker() }, async ({ url }) => {
      await hurry(context);
      const { table, token } = await openTable(url, { game, name: 'Ada', policies: { hints: true } });
      await watchFromStart(page);
      await page.goto(`${url}/t/${table}#${token}`);
      expect(await transcript(page)).toMatchSnapshot(`${game}.txt`);
    });
  });

/** Writes the announcements, line by line, each once; typed commands stand after `>`. */
async function transcript(page: Page): Promise<string> {
  for (const region of LIVE) await page.locator(region).waitFor({ state: 'attached' });
  const { hear } = await earOf(page, LIVE);
  const field = page.getByRole('textbox', { name: 'Type a call, a card or a command' });
  const lines: string[] = [];
  const type = async (command: string): Promise<readonly string[]> => {
    await field.fill(command);
    await field.press('Enter');
    const answer = await hear();
    lines.push(`> ${command}`, ...answer.map((line) => `  ${line}`));
    return answer;
  };
  await field.waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  lines.push(...(await hear()).map((line) => `  ${line}`));
  for (const asked of ['deal', 'legal']) await type(asked);
  for (let i = 0; i < MOST_COMMANDS; i++) {
    if (await page.locator('[data-result]').isVisible()) {
      await type('score');
      return `${lines.join('\n')}\n`;
    }
    if (i === 6) for (const asked of ['hands', 'trick', 'last', 'auction', 'turn']) await type(asked);
    await type(await wish(page, type, i === 0));
  }
  throw new Error(`the deal does not end\n${lines.join('\n')}`);
}

/** Chooses the command to type now: a bid once, then passes; any playable card; else a computer player's choice. */
async function wish(
  page: Page,
  type: (command: string) => Promise<readonly string[]>,
  isFirst: boolean,
): Promise<string> {
  const [offered, hasBox, choice] = await page.evaluate(() => [
    document.querySelector('[data-acting] [data-can="true"]')?.getAttribute('aria-label'),
    document.querySelector('[data-acting] [data-call="P"]') !== null,
    document.querySelector('[data-acting] button:not([aria-label], [data-call], :disabled)')?.firstChild
      ?.textContent,
  ]);
  if (typeof offered === 'string') return offered;
  if (hasBox && !isFirst) return 'pass';
  if (typeof choice === 'string' && !isFirst) return choice;
  const [hint = ''] = await type('hint');
  const wished = /^A computer player would choose: (.*)$/.exec(hint)?.[1];
  if (wished === undefined) throw new Error(`no hint: ${hint}`);
  return hasBox ? '3NT' : wished;
}

/** The places of announcements: events, answers, faults. */
const LIVE = ['[role="log"]', '#command-said', '[role="status"]:has(+ [role="log"])'];
