import { inspect } from './support/audit/inspect.ts';
import { expect, test } from './support/server.ts';

test('a passkey is added, signs in, makes an account, and goes with it', async ({ page, server }) => {
  // a passkey is for a name, not for a number
  const url = server.url.replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const headers = { 'content-type': 'application/json', origin: url };
  const made = await page.request.post(`${url}/api/account`, {
    data: { name: 'Ada L', password: 'analytical engine' },
    headers,
  });
  expect(made.status()).toBe(201);
  await page.goto(`${url}/account`);
  await page.getByLabel('Name of the device').fill('Engine');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Engine added on/)).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This device already has a passkey for your account.');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Ada L')).toBeVisible();

  await page.getByRole('button', { name: 'Remove the passkey of Engine' }).click();
  await expect(page.getByText(/^Engine added on/)).toBeHidden();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^The passkey is not known here/);
  await page.getByRole('radio', { name: 'Make an account' }).check({ force: true });
  await page.getByLabel('Name of the account').fill('Byron');
  await page.getByRole('button', { name: 'Make it with a passkey' }).click();
  await expect(page.getByText('Byron')).toBeVisible();

  await page.getByRole('button', { name: 'Delete the account' }).click();
  await inspect(page);
  const forGood = page.getByRole('button', { name: 'Delete it for good' });
  await expect(forGood).toBeDisabled();
  await page.getByLabel('Type “Byron” to delete it').fill('byron');
  await forGood.click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
});
