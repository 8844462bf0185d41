//! Accounts: passwords that are changed and forgotten, and sessions that end everywhere.

import type { Page } from '@playwright/test';
import { fits, isReadable } from './readable';
import { awaited, expect, forgive, table, test } from './support';

const PASSWORD = 'correct horse';

/** Opens an account and stays at its screen. */
async function account(page: Page, login: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('form', { name: 'Open an account' });
  await form.getByLabel('Login').fill(login);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
}

async function signIn(page: Page, login: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Login').fill(login);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('a forgotten password is replaced by the code that was printed, once', async ({ page, another, complaints }) => {
  await account(page, 'heron');
  const making = page.getByRole('form', { name: 'Recovery code' });
  await expect(making).toContainText('You have no code yet.');
  await making.getByLabel('Present password').fill('not it');
  await making.getByRole('button').click();
  await expect(making.getByRole('alert')).toHaveText('That is not your present password.');
  await making.getByLabel('Present password').fill(PASSWORD);
  await making.getByRole('button').click();
  const slip = page.getByRole('group', { name: 'Recovery code' });
  await expect(slip).toBeFocused();
  const code = await slip.locator('code').innerText();
  expect(code).toMatch(/^(\w{5}-){4}\w{5}$/);
  await fits(page);
  await isReadable(page);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(code)).toHaveCount(0);
  await expect(page.getByText('You have a code.')).toBeVisible();

  const elsewhere = await another();
  await elsewhere.goto('/account');
  await elsewhere.getByRole('button', { name: 'Password forgotten?' }).click();
  await fits(elsewhere);
  await isReadable(elsewhere);
  const recovering = elsewhere.getByRole('form', { name: 'Choose a new password' });
  await recovering.getByLabel('Login').fill('heron');
  await recovering.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
  await recovering.getByLabel('New password').fill('another horse');
  await recovering.getByRole('button', { name: 'Use this password' }).click();
  await expect(elsewhere.getByText('You are signed in as heron.')).toBeVisible();
  await expect(elsewhere.getByText('You have no code yet.')).toBeVisible();

  // The other browser is signed out, and the code is worth nothing any more.
  await page.reload();
  await expect(page.getByText('You need no account to play.')).toBeVisible();
  await page.getByRole('button', { name: 'Password forgotten?' }).click();
  const again = page.getByRole('form', { name: 'Choose a new password' });
  await again.getByLabel('Login').fill('heron');
  await again.getByLabel('Recovery code').fill(code);
  await again.getByLabel('New password').fill('a third horse');
  await again.getByRole('button', { name: 'Use this password' }).click();
  await expect(again.getByRole('alert')).toHaveText('Login or code is wrong.');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await signIn(page, 'heron', 'another horse');
  await expect(page.getByText('You are signed in as heron.')).toBeVisible();
  // The browser reports every answer that is a refusal.
  forgive(complaints, '401');
});

test('a changed password keeps this browser and signs out the others', async ({ page, another, complaints }) => {
  await account(page, 'stork');
  const elsewhere = await another();
  await elsewhere.goto('/account');
  await signIn(elsewhere, 'stork', PASSWORD);
  await expect(elsewhere.getByText('You are signed in as stork.')).toBeVisible();

  const form = page.getByRole('form', { name: 'Change the password' });
  await form.getByLabel('Present password').fill('not it');
  await form.getByLabel('New password').fill('another horse');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toHaveText('That is not your present password.');
  await form.getByLabel('Present password').fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText('The password is changed. All others are signed out.');
  await page.reload();
  await expect(page.getByText('You are signed in as stork.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText('You need no account to play.')).toBeVisible();
  forgive(complaints, '401');
});

test('signing out everywhere ends the table in the other browser, which says so and leads back', async ({ page, another, complaints }) => {
  await account(page, 'raven');
  const { id } = await table(page, { game: 'settlement', options: 'seats 2', seats: ['me', { bot: 'random' }], start: true });
  const elsewhere = await another();
  await elsewhere.goto('/account');
  await signIn(elsewhere, 'raven', PASSWORD);
  await expect(elsewhere.getByText('You are signed in as raven.')).toBeVisible();
  await elsewhere.goto(`/table/${id}`);
  await awaited(elsewhere);
  const third = await another();
  await third.goto('/account');
  await signIn(third, 'raven', PASSWORD);
  await expect(third.getByText('You are signed in as raven.')).toBeVisible();
  await third.goto('/');
  await expect(third.getByRole('heading', { name: 'My tables' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'You are signed out' })).toBeFocused();
  await expect(elsewhere.getByRole('region', { name: 'Board' })).toHaveCount(0);
  await fits(elsewhere);
  await isReadable(elsewhere);
  await elsewhere.getByRole('link', { name: 'Sign in' }).click();
  await expect(elsewhere.getByText('Sign in, and you come back to where you were.')).toBeVisible();
  await signIn(elsewhere, 'raven', PASSWORD);
  await awaited(elsewhere);
  expect(new URL(elsewhere.url()).pathname).toBe(`/table/${id}`);
  // The home page in a third browser forgets the tables, too.
  await expect(third.getByRole('heading', { name: 'My tables' })).toHaveCount(0);
  await expect(third.getByTitle('Account', { exact: true })).toHaveText('Account');
  forgive(complaints, '401');
});

test('a guest who opens an account keeps the table, and is told so before', async ({ page }) => {
  const { id } = await table(page, { game: 'guilds', seats: ['me'], start: true });
  await page.goto('/account');
  await expect(page.getByText('You keep your name, your tables and your results.')).toBeVisible();
  await account(page, 'badger');
  await page.goto(`/table/${id}`);
  await awaited(page);
});

test('another way to sign in is offered where the server has one, and comes back to where one was', async ({ page }) => {
  await page.route('**/api/about', (route) => route.fulfill({ json: { sign_in_with: { name: 'the club' } } }));
  await page.goto('/account?return=%2Ftable%2Fa1');
  await expect(page.getByRole('link', { name: 'Sign in with the club' })).toHaveAttribute('href', '/api/oidc/start?return=%2Ftable%2Fa1');
});

test('too many tries are answered with when to come back, and no more are sent before', async ({ page, complaints }) => {
  const tries: string[] = [];
  await page.route('**/api/session', (route) => {
    tries.push(route.request().method());
    return route.fulfill({ status: 429, headers: { 'retry-after': '40' }, json: { code: 'too-many', message: '' } });
  });
  await page.goto('/account');
  await signIn(page, 'lynx', PASSWORD);
  const alert = page.getByRole('form', { name: 'Sign in' }).getByRole('alert');
  await expect(alert).toHaveText('That was too much at once. Please try again in 40 seconds.');
  await signIn(page, 'lynx', PASSWORD);
  await expect(alert).toContainText('Please try again in');
  expect(tries).toEqual(['POST']);
  forgive(complaints, '429');
});
