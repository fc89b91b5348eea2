import type { SalesGroup } from '@shop/contracts/reports/sales/views';
import { monthOf } from '@shop/contracts/rules/months';
import { CommissionReport } from '../../src/features/reports/application/commission-report.ts';
import { DuesReport } from '../../src/features/reports/application/dues-report.ts';
import { GstReturns } from '../../src/features/reports/application/gst-returns.ts';
import { LiabilityReport } from '../../src/features/reports/application/liability-report.ts';
import { MoneyReport } from '../../src/features/reports/application/money-report.ts';
import { SalesReport } from '../../src/features/reports/application/sales-report.ts';
import { StockReport } from '../../src/features/reports/application/stock-report.ts';
import { TallyReport } from '../../src/features/reports/application/tally-report.ts';
import type { TestShop } from './boot-shop.ts';

/** After all entries: histories turn the clock back. */
const END = '2099-12-31';

const ALWAYS = { from: '2000-01-01', to: END };

const sumOf = (all: readonly { paise: number }[]) => all.reduce((sum, { paise }) => sum + paise, 0);

/** What the reports come to of all that is in the shop, in paise and pieces; invoices: of this month. */
export async function reportedBy(shop: TestShop): Promise<Record<string, number>> {
  const use = <T>(type: abstract new (...parts: never[]) => T): T => shop.app.get(type, { strict: false });
  const today = shop.clock.today();
  const money = async (query: object) => {
    const { modes } = await use(MoneyReport).sums(query);
    return modes.reduce(
      (sum, { beforePaise, inPaise, outPaise }) => sum + beforePaise + inPaise - outPaise,
      0,
    );
  };
  const dues = await use(DuesReport).read(today);
  const stock = await use(StockReport).sums({});
  const moved = stock.movements.reduce((sum, { inUnits, outUnits }) => sum + inUnits - outUnits, 0);
  const sold = (await use(SalesReport).read(ALWAYS)).together;
  const commissions = await use(CommissionReport).sums({}, END);
  const gst = await use(GstReturns).read(monthOf(today), today);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = gst.outward;
  const hsn = gst.hsn.reduce((sum, table) => sum + table.taxablePaise, 0);
  const { ledgers, checks } = await use(TallyReport).read({ from: '2000-01-01', to: END });
  const inTally = (check: string) => checks.find((each) => each.check === check)?.vouchersPaise ?? NaN;
  return {
    'money of orders and passbooks':
      (await money({ source: 'order' })) + (await money({ source: 'passbook' })),
    'the same, what came before today and what came today':
      (await money({ from: today })) - (await money({ from: today, source: 'payout' })),
    'money to referrers': await money({ source: 'payout' }),
    dues: dues.together.paise,
    'dues by age': sumOf(dues.ages),
    'dues by state': sumOf(dues.states),
    'dues by place': sumOf(dues.places),
    refunds: dues.refunds.paise,
    'billed on orders sold': sold.billedPaise,
    'goods sold': sold.netPaise,
    'goods sold by city': await soldBy(shop, 'city'),
    'goods sold by week': await soldBy(shop, 'week'),
    'pieces on hand': stock.onHand.units,
    'pieces free': stock.freeUnits,
    'pieces free, by movements': moved,
    'pieces held': stock.heldUnits,
    liability: (await use(LiabilityReport).sums({}, END)).held.paise,
    'commissions pending': commissions.pendingPaise,
    'commissions due': commissions.duePaise,
    'commissions paid': commissions.paidPaise,
    'taxable value': taxablePaise,
    'taxable value by HSN': hsn,
    tax: cgstPaise + sgstPaise + igstPaise,
    'vouchers, debit less credit': ledgers.reduce(
      (sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise,
      0,
    ),
    'vouchers, money': inTally('money'),
    'vouchers, passbooks': inTally('deposits'),
    'vouchers, commissions': inTally('commissions'),
    'vouchers, TDS': inTally('tds'),
    'commissions, TDS': commissions.taxPaise,
    'vouchers, invoices less notes': inTally('sales'),
  };
}

/** All goods that were sold, in paise, summed by whatever they are divided by. */
export async function soldBy(shop: TestShop, group: SalesGroup): Promise<number> {
  const { rows } = await shop.app.get(SalesReport, { strict: false }).all({ ...ALWAYS, group });
  return rows.reduce((sum, { netPaise }) => sum + netPaise, 0);
}

/** The same, as the sums say it that are kept beside the ledgers, which `reconcile` holds against them. */
export async function keptBy(shop: TestShop): Promise<Record<string, number>> {
  const [row = {}] = await shop.database.query<Record<string, string>>(
    `WITH o AS (SELECT coalesce(sum(paid_paise), 0) AS paid,
         coalesce(sum(balance_paise) FILTER (WHERE balance_paise > 0 AND state <> 'placed'), 0) AS due,
         coalesce(-sum(balance_paise) FILTER (WHERE balance_paise < 0), 0) AS back FROM orders),
       g AS (SELECT coalesce(sum(balance_paise + paid_paise), 0) AS billed,
           coalesce(sum(goods_paise - benefit_paise - credited_goods_paise), 0) AS net
         FROM orders WHERE state NOT IN ('placed', 'cancelled')),
       m AS (SELECT coalesce(sum(held_paise), 0) AS held FROM membership),
       p AS (SELECT sum(stock) AS stock, sum(held) AS held FROM product WHERE stock IS NOT NULL),
       c AS (SELECT coalesce(sum(pending_paise), 0) AS pending, coalesce(sum(due_paise), 0) AS due,
         coalesce(sum(paid_paise), 0) AS paid FROM commission_sum),
       s AS (SELECT coalesce(sum(tax_paise - gross_paise), 0) AS paid FROM payout WHERE state = 'paid'),
       t AS (SELECT (SELECT coalesce(sum(tax_paise), 0) FROM commission_credit)
         + (SELECT coalesce(sum(tax_paise), 0) FROM payout WHERE state IN ('sent', 'paid') OR tax_stands) AS tds),
       i AS (SELECT coalesce(sum(sign * taxable_paise), 0) AS taxable,
           coalesce(sum(sign * (cgst_paise + sgst_paise + igst_paise)), 0) AS tax
         FROM invoice, LATERAL (SELECT CASE kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) one
         WHERE to_char(day, 'YYYY-MM') = $1),
       v AS (SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN total_paise ELSE -total_paise END), 0) AS total FROM invoice)
     SELECT o.paid + m.held AS money, s.paid AS payouts, o.due, o.back, g.billed, g.net, p.stock, p.held, m.held AS liability,
       c.pending, c.due AS commission, c.paid AS commission_paid, i.taxable, i.tax, v.total AS invoiced,
       t.tds
     FROM o, g, m, p, c, s, t, i, v`,
    [monthOf(shop.clock.today())],
  );
  const of = (name: string) => Number(row[name]);
  return {
    'money of orders and passbooks': of('money'),
    'the same, what came before today and what came today': of('money'),
    'money to referrers': of('payouts'),
    dues: of('due'),
    'dues by age': of('due'),
    'dues by state': of('due'),
    'dues by place': of('due'),
    refunds: of('back'),
    'billed on orders sold': of('billed'),
    'goods sold': of('net'),
    'goods sold by city': of('net'),
    'goods sold by week': of('net'),
    'pieces on hand': of('stock') + of('held'),
    'pieces free': of('stock'),
    'pieces free, by movements': of('stock'),
    'pieces held': of('held'),
    liability: of('liability'),
    'commissions pending': of('pending'),
    'commissions due': of('commission'),
    'commissions paid': of('commission_paid'),
    'taxable value': of('taxable'),
    'taxable value by HSN': of('taxable'),
    tax: of('tax'),
    'vouchers, debit less credit': 0,
    'vouchers, money': of('money') + of('payouts'),
    'vouchers, passbooks': of('liability'),
    'vouchers, commissions': of('commission') + of('commission_paid'),
    'vouchers, TDS': of('tds'),
    'commissions, TDS': of('tds'),
    'vouchers, invoices less notes': of('invoiced'),
  };
}
