import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

const FILE = `[Board "3"]
{Count your losers.}
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964"]
[Auction "S"]
1S {five cards} Pass 2S Pass
4S AP

[Board "4"]
[Deal "N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754"]
`;

test('a lesson is made of a file, shared, bid and played', async ({ browser, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/lessons/new');
  await press(page.getByText('Make it from deals'));
  await write(page.getByLabel('Board, file or link'), FILE);
  await write(page.getByLabel('Title (optional)'), 'Majors');
  await inspect(page);
  await press(page.getByRole('button', { name: 'Make the lesson' }));
  await expect(page.getByText('2 of 2 deals below', { exact: false })).toBeVisible();
  const source = page.getByRole('textbox', { name: 'The text of the lesson' });
  await expect(source).toHaveValue(
    /^# Majors\n\n\? AQJT5\.A6\.A73\.K72 :\nBoard 3\. What do you call\?\n\+ 1S five cards\n/,
  );
  // the second has no auction: the computer players bid it
  await expect(source).toHaveValue(/= W both N:AQ962\S* \S+ \S+ \S+ : .*P P P\nBoard 4\.\n/);
  await press(page.getByRole('button', { name: 'Share this lesson' }));
  await press(page.getByRole('button', { name: 'Make the link' }));
  const link = await page.getByRole('textbox', { name: 'Link to the lesson' }).inputValue();

  const context = await browser.newContext({ baseURL: new URL(link).origin });
  const pupil = await context.newPage();
  await pupil.goto(link);
  await expect(pupil.getByText('2 whole deals to play.')).toBeVisible();
  await write(pupil.getByLabel('Your name, as the teacher sees it'), 'Bo');
  await press(pupil.getByRole('button', { name: 'Start the lesson' }));
  await press(pupil.getByRole('button', { name: '1 spades' }));
  await expect(pupil.getByRole('status').first()).toContainText('1 spade: right.five cards');
  await press(pupil.getByRole('button', { name: 'Next hand' }));
  await expect(pupil.getByText('Board 3. Count your losers.')).toBeVisible();
  await inspect(pupil);
  await press(pupil.getByRole('button', { name: 'Play this board' }));
  await expect(pupil.getByRole('region', { name: 'The deal' })).toContainText('Dealer South');
  await expect(
    pupil.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: 'ace of spades' }),
  ).toBeVisible();
  await context.close();
});

test('a lesson is made of deals of a kind, to be played', async ({ page }) => {
  await page.goto('/lessons/new');
  await press(page.getByText('Make it from deals'));
  await page.getByLabel('Deals', { exact: true }).selectOption('Perhaps a slam');
  await press(page.getByRole('radio', { name: 'Play the deals' }));
  await press(page.getByRole('button', { name: 'Make the lesson' }));
  await expect(page.getByText('You can share the lesson. It has 4 deals to play.')).toBeVisible();
  const source = page.getByRole('textbox', { name: 'The text of the lesson' });
  await expect(source).toHaveValue(/^# Perhaps a slam\n\n= S none N:.* :\nBoard 1\.\n\n= S ns N:/);
});

test('a board is played at a table, or made a challenge, from its page; it has its number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const open = async () => {
    await page.goto('/analyse');
    await write(page.getByLabel('Board, file or link'), FILE.slice(FILE.indexOf('[Board "4"]')));
    await press(page.getByRole('button', { name: 'Open', exact: true }));
    await press(page.getByRole('tab', { name: 'Notes' }));
  };
  await open();
  const number = await page.getByText(/^Deal number/).textContent();
  await inspect(page);
  await press(page.getByRole('button', { name: 'At a table' }));
  await expect(page.getByRole('region', { name: 'The deal' })).toContainText('Board 4');
  await open();
  await press(page.getByRole('button', { name: 'As a challenge' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('one board');
  await page.goto('/analyse');
  await write(page.getByLabel('Board, file or link'), /[\d ]{20,}/.exec(number ?? '')?.[0].trim() ?? '');
  await press(page.getByRole('button', { name: 'Open', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contract bridge');
  await press(page.getByRole('tab', { name: 'Notes' }));
  await expect(page.getByText(number ?? 'none')).toBeVisible();
});
