import { expect, type Locator, type Page } from '@playwright/test';

import { hydrated } from './hydrated.ts';

/** The name of a product as its row says it, with what is in the box, and how many are wanted. */
export type Wanted = readonly (readonly [name: string, quantity: number])[];

/** Above the ₹3,000 of Tamil Nadu: five Lakshmi Gift Boxes at ₹610 are ₹3,050. */
export const enough: Wanted = [['Lakshmi Gift Box (42 items)', 5]];

/** Whoever orders; the name tells the orders of the tests apart. */
export interface Shopper {
  name: string;
  phone?: string;
  pinCode?: string;
}

/** The price list with its fields, and the review behind it. */
export class QuickOrder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(address = '/quick-order'): Promise<void> {
    await this.page.goto(address);
    await hydrated(this.page);
  }

  quantity(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true });
  }

  async want(wanted: Wanted): Promise<void> {
    for (const [name, quantity] of wanted) await this.quantity(name).fill(String(quantity));
  }

  async review(): Promise<void> {
    await this.page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(this.page.getByRole('heading', { name: 'Review your list' })).toBeVisible();
  }

  /** From the open page to the review with everything filled in. */
  async prepare(wanted: Wanted, shopper: Shopper): Promise<void> {
    await this.want(wanted);
    await this.review();
    await this.fillAddress(shopper);
    await this.consent();
    await billed(this.page);
  }

  /** Fields of a shopper in Chennai, who collects at Madhavaram (freight ₹250). */
  async fillAddress({ name, phone = '9876543210', pinCode = '600028' }: Shopper): Promise<void> {
    const { page } = this;
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByLabel('PIN code').fill(pinCode);
    await page.getByRole('radio', { name: /Madhavaram Lorry Hub/ }).check();
  }

  /** Fields of a shopper in Bengaluru, whose only place is Attibele. */
  async fillKarnataka({ name, phone = '9876543210', pinCode = '560001' }: Shopper): Promise<void> {
    const { page } = this;
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByLabel('PIN code').fill(pinCode);
  }

  async consent(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /18 or older/ }).check();
    await this.page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: 'Send the request' });
  }

  /** What the review, or the order's page, says the total is. */
  sum(name: string | RegExp): Locator {
    return fact(this.page, name);
  }

  async send(): Promise<{ number: string; token: string }> {
    await this.sendButton.click();
    return this.placed();
  }

  /** On the order's page: its number and its token. */
  async placed(): Promise<{ number: string; token: string }> {
    await this.page.waitForURL(/\/order\/[\w-]{22}/);
    const heading = this.page.getByRole('heading', { level: 1, name: /DS\d\d-\d{5}/ });
    await expect(heading).toBeVisible();
    const number = /DS\d\d-\d{5}/.exec(await heading.innerText())?.[0] ?? '';
    const token = /\/order\/([\w-]{22})/.exec(this.page.url())?.[1] ?? '';
    return { number, token };
  }
}

/** The words beside a name in a list of facts or sums. */
export function fact(within: Page | Locator, name: string | RegExp): Locator {
  return within
    .getByRole('term')
    .filter({ hasText: typeof name === 'string' ? new RegExp(`^${name}$`) : name })
    .locator('xpath=./following-sibling::dd[1]');
}

/** Waits until the bill is of what stands in the fields: an order is sent with no other. */
export async function billed(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-live][aria-busy="false"]').first()).toBeAttached();
}
