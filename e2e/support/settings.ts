import { expect } from '@playwright/test';
import { CONTENT_VERSION } from '@shop/contracts/content-version';
import { MOST_ORDERS, MOST_PAISE } from '@shop/contracts/rules/limits';
import { readShop } from '@shop/contracts/shop/endpoints';
import type { Settings } from '@shop/contracts/shop/views';

import type { System } from '../../infra/src/system.ts';
import { query } from './database.ts';

/** Changes a part of the settings past the staff's page; the backend has heard of it then, pages a moment later. */
export async function changeSettings<Section extends keyof Settings>(
  shop: System,
  section: Section,
  change: Partial<Settings[Section]>,
): Promise<void> {
  await query(
    shop,
    'UPDATE setting SET value = value || $2::jsonb, revision = revision + 1 WHERE section = $1',
    [section, JSON.stringify(change)],
  );
  await contentPropagated(shop);
}

/** Waits until the backend has been notified of all content that was changed until now. */
export async function contentPropagated(shop: System): Promise<void> {
  // Announced behind the change: whoever has heard of this has heard of that.
  const [mark] = await query<{ version: string }>(
    shop,
    "SELECT version, pg_notify('content', version) FROM (SELECT nextval('content_version')::text AS version) mark",
  );
  const version = async () =>
    Number.parseInt((await fetch(shop.backendUrl + readShop.path)).headers.get(CONTENT_VERSION) ?? '', 10);
  await expect.poll(version).toBeGreaterThanOrEqual(Number(mark?.version));
}

/** Tests of other things send many orders from one browser, one address and one phone. */
export function liftOrderLimits(shop: System): Promise<void> {
  return changeSettings(shop, 'limits', {
    openOrdersPerPhone: MOST_ORDERS,
    openPaisePerPhone: MOST_PAISE,
    ordersPerAddress: MOST_ORDERS,
    ordersPerDevice: MOST_ORDERS,
    breakerOrders: MOST_ORDERS,
    strangersPercent: 100,
    strangersUnits: MOST_ORDERS,
  });
}
