import { expect } from '@jest/globals';
import { bootShop, type TestShop } from '../boot-shop.ts';
import type { Caller } from '../caller.ts';
import { december, type December } from './december.ts';

export const DAYS = 'from=2026-12-01&to=2026-12-31';

/** December in a shop of its own, as the accountant reads it on 2 January. */
export interface OpenDecember {
  shop: TestShop;
  accountant: Caller;
  numbers: December;
  /** A report, by what stands behind `/api/admin/reports/`. */
  read: <View>(report: string) => Promise<View>;
  /** A file of a report. */
  file: (report: string) => Promise<string>;
}

export async function openDecember(): Promise<OpenDecember> {
  const shop = await bootShop({ config: { jobPollSeconds: null } });
  const numbers = await december(shop).catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });
  const accountant = await shop.staff('accountant');
  const at = (report: string) => `/api/admin/reports/${report}`;
  return {
    shop,
    accountant,
    numbers,
    read: async <View>(report: string) => {
      const { status, body } = await accountant.get<View>(at(report));
      expect(status).toBe(200);
      return body;
    },
    file: async (report) => {
      const cookies = Object.fromEntries(accountant.cookies);
      const { statusCode, body } = await shop.app.inject({ url: at(report), cookies });
      expect(statusCode).toBe(200);
      return body;
    },
  };
}
