import type { TrackedOrderView } from '@shop/contracts/orders/views';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { jsonOf } from '../../../../platform/persistence/json-of.ts';

/** The customer of an order `o`. */
export const customer = jsonOf<TrackedOrderView['customer']>(
  'o',
  ['phone', 'whatsapp', 'email', 'address', 'city', 'district', 'state_code', 'state_name', 'pin_code'],
  {
    name: 'o.customer_name',
    gstin: `nullif(o.gstin, '')`,
    tradeName: `nullif(o.trade_name, '')`,
  },
);

/** From which day on the invoices to the buyer of an order need an IRN; null: they need none. */
export const irnFrom = sql<Day | null>`CASE WHEN gstin <> '' THEN (
  SELECT s.value ->> 'eInvoiceFrom' FROM setting s WHERE s.section = 'invoices') END`;

/** The bill under the lines of an order `o`; its rounding is the one after a passbook's benefit, where there is one. */
export const totals = jsonOf<TrackedOrderView['totals']>(
  'o',
  ['mrp_paise', 'goods_paise', 'packing_paise', 'freight_paise'],
  {
    discountPaise: 'o.mrp_paise - o.goods_paise',
    roundingPaise: 'o.rounding_paise + o.benefit_rounding_paise',
    totalPaise: 'o.total_paise + o.benefit_rounding_paise',
  },
);

const LINE = ['code', 'name', 'name_ta', 'unit', 'content', 'mrp_paise', 'net_paise', 'quantity'];
const AMOUNT = { amountPaise: 'l.net_paise::bigint * l.quantity' };

/** A line `l` of an order. */
export const line = jsonOf('l', LINE, AMOUNT);
/** The same with its product. */
export const ownLine = jsonOf('l', [...LINE, 'product_id'], AMOUNT);
