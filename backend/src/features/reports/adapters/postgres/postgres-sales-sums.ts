import { Injectable } from '@nestjs/common';
import {
  isOfWholeOrders,
  type BilledView,
  type SalesGroup,
  type SalesRowView,
  type SoldBeforeView,
  type SoldView,
} from '@shop/contracts/reports/sales/views';
import { sql, type RawBuilder } from 'kysely';
import type { Reads } from '../../../../platform/persistence/database.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { SalesSums } from '../../application/sales-report.ts';
import type { SoldDays } from '../../application/sold-days.ts';
import { byOrders, names } from './sales-groups.ts';
import {
  creditedOfOrders,
  piecesOfOrders,
  soldByProduct,
  taxOfOrders,
  taxOfProducts,
  wholeOrders,
} from './sold-orders.ts';

type Summed = Omit<SoldView & BilledView, 'gstPaise' | 'invoiced'> & { was: boolean; key: string | null };
type Tax = Pick<SoldView & BilledView, 'gstPaise' | 'invoiced'> & { key: string | null };
interface Named {
  id: string;
  key: string;
  name: string;
  within: string | null;
}

const NOTHING = { orders: 0, quantity: 0, discountPaise: 0, benefitPaise: 0, netPaise: 0 };
const NO_BILL = { chargesPaise: 0, billedPaise: 0 };
const NO_TAX = { gstPaise: 0, invoiced: 0 };

/** Raw SQL: sums over several tables. */
@Injectable()
export class PostgresSalesSums extends SalesSums {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  rows(group: SalesGroup, days: SoldDays): Promise<SalesRowView[]> {
    return this.replica.readLong(async (reads) =>
      rowsOf(
        group,
        await reads.rows(byGroup(group, days)),
        await reads.rows(taxesOf(group, days)),
        await namesOf(reads, group),
        days.before !== null,
      ),
    );
  }
}

interface Grouping {
  columns: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
}

const ofWholeOrders = (days: SoldDays, { columns, key }: Grouping) =>
  sql.join(
    [wholeOrders, creditedOfOrders, piecesOfOrders].map((part) => part(days, columns, key)),
    sql` UNION ALL `,
  );

const taxStatement = (days: SoldDays, { columns, key }: Grouping) =>
  sql<Tax>`${taxOfOrders(days, columns, key)}`;

const taxesOf = (group: SalesGroup, days: SoldDays) =>
  isOfWholeOrders(group) ? taxStatement(days, byOrders[group]) : taxesOfGoods(group, days);

function taxesOfGoods(group: 'item' | 'category', days: SoldDays): RawBuilder<Tax> {
  const taxes = taxOfProducts(days);
  return group === 'item'
    ? sql<Tax>`SELECT t.key::text AS key, t.gst_paise, t.invoiced FROM (${taxes}) t`
    : sql<Tax>`SELECT p.category_id::text AS key, sum(t.gst_paise)::bigint AS gst_paise, 0 AS invoiced
        FROM (${taxes}) t JOIN product p ON p.id = t.key GROUP BY 1`;
}

function byGroup(group: SalesGroup, days: SoldDays): RawBuilder<Summed> {
  if (group === 'item') return sumOf(soldByProduct(days));
  // An order has several products of a category: how many orders had one is not known from the products.
  if (group === 'category') {
    return sumOf(sql`
      SELECT s.was, p.category_id AS key, 0 AS orders, s.quantity, s.discount, s.benefit, s.net, s.charges, s.billed
      FROM (${soldByProduct(days)}) s JOIN product p ON p.id = s.key`);
  }
  return sumOf(ofWholeOrders(days, byOrders[group]));
}

const sumOf = (parts: RawBuilder<unknown>) => sql<Summed>`
  SELECT s.was, s.key::text AS key, sum(s.orders)::integer AS orders, sum(s.quantity)::integer AS quantity,
    sum(s.discount)::bigint AS discount_paise, sum(s.benefit)::bigint AS benefit_paise, sum(s.net)::bigint AS net_paise,
    sum(s.charges)::bigint AS charges_paise, sum(s.billed)::bigint AS billed_paise
  FROM (${parts}) s GROUP BY s.was, s.key`;

async function namesOf(reads: Reads, group: SalesGroup): Promise<Map<string, Named>> {
  const statement = names[group];
  const rows = statement ? await reads.rows(sql<Named>`${statement}`) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

function rowsOf(
  group: SalesGroup,
  sums: readonly Summed[],
  taxes: readonly Tax[],
  called: ReadonlyMap<string, Named>,
  isCompared: boolean,
): SalesRowView[] {
  const ownOf = new Map(sums.filter(({ was }) => !was).map((sum) => [sum.key, sum]));
  const besideOf = new Map(sums.filter(({ was }) => was).map((sum) => [sum.key, sum]));
  const taxOfKey = new Map(taxes.map((tax) => [tax.key, tax]));
  const rows = [...new Set(sums.map(({ key }) => key))].map((id) => {
    const { chargesPaise, billedPaise, ...sold } = {
      ...NOTHING,
      ...NO_BILL,
      ...figuresOf(ownOf.get(id)),
    };
    const { gstPaise, invoiced } = taxOf(taxOfKey.get(id));
    return {
      ...calledOf(group, id, called),
      ...sold,
      gstPaise,
      bill: isOfWholeOrders(group) ? { chargesPaise, billedPaise, invoiced } : null,
      before: isCompared ? beforeOf(besideOf.get(id)) : null,
    };
  });
  const isInTime = group === 'day' || group === 'week';
  return rows.toSorted((a, b) =>
    isInTime
      ? (b.key ?? '').localeCompare(a.key ?? '')
      : b.netPaise - a.netPaise || (b.before?.netPaise ?? 0) - (a.before?.netPaise ?? 0),
  );
}

function calledOf(
  group: SalesGroup,
  id: string | null,
  called: ReadonlyMap<string, Named>,
): Pick<SalesRowView, 'key' | 'name' | 'within'> {
  if (id === null) return { key: null, name: null, within: null };
  if (group === 'city') {
    const [state = '', ...city] = id.split(' ');
    const name = city.join(' ');
    return { key: id, name, within: called.get(state)?.name ?? state };
  }
  const { key = id, name = null, within = null } = called.get(id) ?? {};
  return { key, name, within };
}

function figuresOf(sum: Summed | undefined): Partial<Omit<Summed, 'was' | 'key'>> {
  if (!sum) return {};
  const { was: _, key: __, ...figures } = sum;
  return figures;
}

const beforeOf = ({ orders, quantity, netPaise }: SoldBeforeView = NOTHING) => ({
  orders,
  quantity,
  netPaise,
});
const taxOf = ({ gstPaise, invoiced }: Omit<Tax, 'key'> = NO_TAX) => ({ gstPaise, invoiced });
