import { expect, type Locator, type Page } from '@playwright/test';

import type { ErrorCode } from '@shop/contracts/errors';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';

import type { System } from '../../../infra/src/system.ts';
import { query } from '../database.ts';
import { placeOrder } from '../order-api.ts';

/** A form in which staff type, and what may happen to it. */
export interface StaffForm {
  name: string;
  /** Where it stands: an address, the order with what must be true of it, or what finds the address (of an order, $1). */
  at: string | { order: string; page?: string } | { record: string } | { ofOrder: string };
  /** What opens its dialog; without it the form stands on the page. */
  opens?: string;
  /** The button that shows it, where it stands behind one. */
  behind?: string;
  field: string;
  typed: string;
  /** Typed besides, where one field is not enough. */
  also?: readonly (readonly [field: string, text: string])[];
  send: string;
  /** What its request ends with. */
  call: string;
  /** Its request only reads. */
  reads?: true;
  done: string;
  /** The field is an editor, and holds its text as a page does. */
  isEditor?: true;
  /** Sent, it is only looked at: what was typed stays until it is done. */
  stays?: true;
  conflict: Conflict;
}

/** What a colleague may do meanwhile, so that the shop does not take it. */
export type Conflict =
  /** They save the same record with this in the field; `shown` is how the page writes it, where it is no text. */
  | { field: string; theirs: unknown; shown?: string }
  /** They take the order to another state. */
  | { state: OrderState }
  /** The request is answered as the backend does where they were faster, by this code and with these details. */
  | { refused: ErrorCode; details?: object; says: string }
  /** There is none, and why. */
  | { none: string };

/** Opens the form where it stands; the root of what a person sees of it. */
export async function opened(page: Page, form: StaffForm): Promise<Locator> {
  if (!form.opens) return page.locator('main');
  const main = page.getByRole('main');
  if (form.behind) await main.getByRole('button', { name: form.behind }).click();
  await main.getByRole('button', { name: form.opens, exact: true }).click();
  const dialog = page.getByRole('dialog');
  // Fields that load late move the button under a press.
  for (const label of [form.field, ...(form.also ?? []).map(([other]) => other)]) {
    await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
  }
  return dialog;
}

/** Types it, chooses it, or turns it on; a line break at the end is Enter. */
export async function put(field: Locator, text: string): Promise<void> {
  const kind = await field.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type);
  if (kind === 'checkbox') return field.check();
  if (kind === 'select-one') return void (await field.selectOption(text));
  await field.fill(text.trimEnd());
  if (!text.endsWith('\n')) return;
  await field.press('Enter');
  // Taken once the goods are there, and not before the page is left.
  await expect(field).toHaveValue('');
}

export async function addressOf(shop: System, { name, at }: StaffForm): Promise<string> {
  if (typeof at === 'string') return at;
  if ('record' in at) return (await query<{ address: string }>(shop, at.record))[0]?.address ?? '';
  const { number } = await placeOrder(shop, `Forgetful ${name}`);
  if ('ofOrder' in at)
    return (await query<{ address: string }>(shop, at.ofOrder, [number]))[0]?.address ?? '';
  if (at.order) await query(shop, at.order, [number]);
  return `/admin/orders/${number}${at.page ?? ''}`;
}
