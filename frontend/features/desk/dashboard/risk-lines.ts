import type { OrderRisksView } from '@shop/contracts/orders/views';
import { ORDER_RISKS } from '@shop/contracts/rules/orders/order-risks';
import { words } from '../../../words/en/admin-dashboard.ts';
import type { Chosen } from '../parts/list/address.ts';
import type { Wrong } from './wrongs-of.ts';

/** The orders that may not end well, a line for each why; each leads to them. */
export function riskLines(
  risks: OrderRisksView | undefined,
  hrefOf: (filters: Chosen) => string | null,
): Wrong[] {
  return ORDER_RISKS.flatMap((risk) => {
    const count = risks?.[risk] ?? 0;
    return count > 0 ? [{ text: words.risks[risk](count), href: hrefOf({ risk, sort: 'oldest' }) }] : [];
  });
}
