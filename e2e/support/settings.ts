import { MOST_ORDERS, MOST_PAISE } from '@shop/contracts/rules/limits';
import type { Settings } from '@shop/contracts/shop/views';

import type { System } from '../../infra/src/system.ts';
import { query } from './database.ts';

/** Changes a part of the settings past the staff's page; the shop hears of it at once. */
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
}

/** Tests of other things send many orders from one browser, one address and one phone. */
export function liftOrderLimits(shop: System): Promise<void> {
  return changeSettings(shop, 'limits', {
    openOrdersPerPhone: MOST_ORDERS,
    openPaisePerPhone: MOST_PAISE,
    ordersPerAddress: MOST_ORDERS,
    ordersPerDevice: MOST_ORDERS,
    breakerOrders: MOST_ORDERS,
  });
}
