import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

const LESSON = `# Two hands

? AQ962.K72.QJ4.83 : P P
What do you open?
+ 1S Five spades and twelve points.
- You have the points to open.

? AQ962.K72.QJ4.83 : 1H P
Partner has opened.
+ 1S Your long suit.
- Say your long suit.`;

test('a teacher writes a lesson and shares it, a pupil takes it, the answers come back', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/learn');
  await press(page.getByRole('link', { name: 'Write a lesson of your own' }));
  const source = page.getByRole('textbox', { name: 'The text of the lesson' });
  await source.fill(LESSON.replace('+ 1S Your', '+ 1s Your'));
  await expect(page.getByText('Line 10: “1s” is not a call', { exact: false })).toBeVisible();
  await press(page.getByRole('button', { name: 'Go to the line' }));
  await page.keyboard.type('+ 1S Your long suit.');
  await expect(page.getByText('You can share the lesson. It has 2 hands to bid.')).toBeVisible();
  await press(page.getByRole('list', { name: 'Hands' }).getByRole('button', { name: 'Hand 2 of 2' }));
  await expect(page.getByRole('region', { name: 'Hand 2 of 2' })).toBeVisible();
  await inspect(page);
  await press(page.getByRole('button', { name: 'Share this lesson' }));
  await write(page.getByLabel('Class or teacher (optional)'), 'Tuesday');
  await press(page.getByRole('button', { name: 'Make the link' }));
  const link = await page.getByRole('textbox', { name: 'Link to the lesson' }).inputValue();
  await inspect(page, { part: 'dialog' });

  const context = await browser.newContext({ baseURL: new URL(link).origin });
  const pupil = await context.newPage();
  await pupil.goto(link);
  await expect(pupil.getByText('Class or teacher: Tuesday')).toBeVisible();
  await expect(pupil.getByText('will see your calls', { exact: false })).toBeVisible();
  await inspect(pupil);
  await write(pupil.getByLabel('Your name, as the teacher sees it'), 'Bo');
  await press(pupil.getByRole('button', { name: 'Start the lesson' }));
  const hand = (n: number) => pupil.getByRole('region', { name: `Hand ${n} of 2` });
  await press(hand(1).getByRole('button', { name: 'Pass' }));
  await expect(pupil.getByText('All your answers have arrived.')).toBeVisible();
  // a call without a connection waits, also when the page is closed and opened again
  await context.setOffline(true);
  await press(hand(1).getByRole('button', { name: '1 spades' }));
  await press(pupil.getByRole('button', { name: 'Next hand' }));
  await press(hand(2).getByRole('button', { name: '1 spades' }));
  await expect(pupil.getByText('2 answers have not arrived yet.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await pupil.goto(link);
  await expect(pupil.getByText('All your answers have arrived.')).toBeVisible();
  await expect(hand(1).getByRole('status')).toContainText('1 spade: right.');
  await inspect(pupil);
  await context.close();

  await press(page.getByRole('link', { name: 'To the results' }));
  const row = page.getByRole('row', { name: 'Bo' });
  await expect(row).toContainText('1 of 2');
  await expect(row.getByRole('cell')).toHaveText(['1 of 2', '2right on try 2', '✓right on the first try']);
  await expect(page.getByRole('listitem').first()).toContainText('0 of 1 right on the first try');
  await inspect(page);
  await press(page.getByText('Remove a pupil'));
  await press(page.getByRole('button', { name: 'Remove Bo from the list' }));
  await press(page.getByRole('button', { name: 'Remove from the list' }));
  await expect(page.getByText('Nobody has started yet.', { exact: false })).toBeVisible();
  await press(page.getByRole('button', { name: 'Delete the lesson and all results' }));
  await press(page.getByRole('button', { name: 'Delete everything' }));
  await expect(page.getByRole('heading', { name: 'Learn to play' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('There is no such lesson');
});
