import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import type { System } from '../../infra/src/system.ts';
import { ownerOf, query } from './database.ts';

/** A referrer who signs in with the first owner's password. */
export async function addReferrer(shop: System, name: string): Promise<{ email: string; code: string }> {
  const code = `T${Math.floor(Math.random() * 1e9).toString(36)}`.toUpperCase();
  const email = `${code.toLowerCase()}@referrer.example`;
  await query(
    shop,
    `INSERT INTO referrer (id, name, phone, email, code, state, password_hash, created_at)
     SELECT $1, $2, '9842100888', $3, $4, 'active', password_hash, now() FROM staff WHERE role = 'owner' LIMIT 1`,
    [randomUUID(), name, email, code],
  );
  return { email, code };
}

/** Signs in at the referrers' sign-in page; afterwards the page is where they were headed. */
export async function signInReferrer(page: Page, shop: System, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(ownerOf(shop).password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Referrer' })).toBeVisible();
}
