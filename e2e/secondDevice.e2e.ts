import { inspect } from './support/audit/inspect.ts';
import { joinLink, openEvening } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';

test('a second device at a taken table says that it waits for the director', async ({
  browser,
  page: desk,
}) => {
  await openEvening(desk, { entrants: 8, boards: 14, movement: /^Howell/ });
  const link = await joinLink(desk);
  const [first, second] = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ viewport: { width: 360, height: 727 } });
      return context.newPage();
    }),
  );
  if (first === undefined || second === undefined) throw new Error('two phones');
  for (const phone of [first, second]) {
    await phone.goto(link);
    await phone.getByRole('button', { name: 'A1', exact: true }).click();
  }
  await expect(first.getByRole('heading', { name: /^Table A1/ })).toBeVisible();
  await expect(second.getByText('The director has been asked to let you in', { exact: false })).toBeVisible();
  await inspect(second);
  await second.reload();
  await expect(second.getByText('The director has been asked to let you in', { exact: false })).toBeVisible();
  await desk.getByRole('button', { name: 'Admit' }).click();
  await expect(second.getByRole('heading', { name: /^Table A1/ })).toBeVisible();
  // the director can be called from where the phone stands
  await expect(second.getByRole('button', { name: 'Call the director' })).toBeInViewport();
  await inspect(second);
  await first.context().close();
  await second.context().close();
});
