import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import type { System } from '../../infra/src/system.ts';
import { signInPast } from './staff.ts';

/** Staff past the browser, for the months in which nothing happens: signed in on the day it is. */
export class SchemeDesk {
  readonly #page: Page;
  readonly #shop: System;

  constructor(page: Page, shop: System) {
    this.#page = page;
    this.#shop = shop;
  }

  async call(path: string, data: object): Promise<unknown> {
    const headers = { origin: this.#shop.url, 'idempotency-key': randomUUID() };
    const answer = await this.#page.request.post(path, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  comeIn(): Promise<void> {
    return signInPast(this.#page, this.#shop);
  }

  /** ₹500 in cash. */
  pay(number: string, receivedOn: string): Promise<unknown> {
    const cash = { mode: 'cash', amountPaise: 50_000, reference: null, receivedOn, note: '' };
    return this.call(`/api/admin/members/${number}/payments`, cash);
  }
}
