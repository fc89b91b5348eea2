import { Injectable } from '@nestjs/common';
import {
  isOfWholeOrders,
  type BilledView,
  type SalesGroup,
  type SalesRowView,
  type SoldView,
} from '@shop/contracts/reports/sales';
import { sql, type RawBuilder } from 'kysely';
import type { Reads } from '../../../../platform/persistence/database.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { SalesSums, type Sales } from '../../application/sales-report.ts';
import type { SoldDays } from '../../application/sold-days.ts';
import { byOrders, names } from './sales-groups.ts';
import { creditedOfOrders, piecesOfOrders, soldByProduct, taxOfOrders, wholeOrders } from './sold-orders.ts';

type Summed = SoldView & Omit<BilledView, 'gstPaise' | 'invoiced'> & { was: boolean; key: string | null };
type Tax = Pick<BilledView, 'gstPaise' | 'invoiced'> & { key: string | null };
interface Named {
  id: string;
  key: string;
  name: string;
  within: string | null;
}

const NOTHING = { orders: 0, quantity: 0, discountPaise: 0, benefitPaise: 0, netPaise: 0 };
const NO_BILL = { chargesPaise: 0, billedPaise: 0 };
const NO_TAX = { gstPaise: 0, invoiced: 0 };
const together = { columns: sql`o.number`, key: sql`NULL::text` };

/** Raw SQL: sums over several tables. */
@Injectable()
export class PostgresSalesSums extends SalesSums {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  read(group: SalesGroup, days: SoldDays): Promise<Sales> {
    return this.replica.readLong(async (reads) => {
      const sums = await reads.rows(byGroup(group, days));
      const all = await reads.rows(sumOf(wholeAndCredited(days, together)));
      const allTax = (await reads.rows(taxStatement(days, together)))[0] ?? NO_TAX;
      const taxes = isOfWholeOrders(group) ? await reads.rows(taxStatement(days, byOrders[group])) : [];
      const called = await namesOf(reads, group);
      const pieces = (was: boolean) =>
        sums.filter((each) => each.was === was).reduce((sum, { quantity }) => sum + quantity, 0);
      const own = all.find(({ was }) => !was);
      const beside = all.find(({ was }) => was);
      return {
        together: {
          together: { ...NOTHING, ...NO_BILL, ...figuresOf(own), ...taxOf(allTax), quantity: pieces(false) },
          togetherBefore: days.before && { ...beforeOf(beside), quantity: pieces(true) },
        },
        rows: rowsOf(group, sums, taxes, called, days.before !== null),
      };
    });
  }
}

interface Grouping {
  columns: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
}

const wholeAndCredited = (days: SoldDays, { columns, key }: Grouping) =>
  sql`${wholeOrders(days, columns, key)} UNION ALL ${creditedOfOrders(days, columns, key)}`;

const taxStatement = (days: SoldDays, { columns, key }: Grouping) =>
  sql<Tax>`${taxOfOrders(days, columns, key)}`;

/** For the report, and for whoever reads its plan. */
export function byGroup(group: SalesGroup, days: SoldDays): RawBuilder<Summed> {
  if (group === 'item') return sumOf(soldByProduct(days));
  // An order has several products of a category: how many orders had one is not known from the products.
  if (group === 'category') {
    return sumOf(sql`
      SELECT s.was, p.category_id AS key, 0 AS orders, s.quantity, s.discount, s.benefit, s.net, s.charges, s.billed
      FROM (${soldByProduct(days)}) s JOIN product p ON p.id = s.key`);
  }
  const { columns, key } = byOrders[group];
  return sumOf(
    sql`${wholeAndCredited(days, { columns, key })} UNION ALL ${piecesOfOrders(days, columns, key)}`,
  );
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
  const taxesOf = new Map(taxes.map((tax) => [tax.key, tax]));
  const rows = [...new Set(sums.map(({ key }) => key))].map((id) => {
    const own = ownOf.get(id);
    const { orders, quantity, discountPaise, benefitPaise, netPaise } = { ...NOTHING, ...figuresOf(own) };
    const { chargesPaise, billedPaise } = own ?? NO_BILL;
    return {
      ...calledOf(group, id, called),
      orders,
      quantity,
      discountPaise,
      benefitPaise,
      netPaise,
      bill: isOfWholeOrders(group) ? { chargesPaise, billedPaise, ...taxOf(taxesOf.get(id)) } : null,
      before: isCompared ? beforeOf(besideOf.get(id)) : null,
    };
  });
  const isInTime = group === 'day' || group === 'week';
  return rows.toSorted((a, b) =>
    isInTime
      ? (a.key ?? '').localeCompare(b.key ?? '')
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

const beforeOf = ({ orders, quantity, netPaise }: SoldView = NOTHING) => ({ orders, quantity, netPaise });
const taxOf = ({ gstPaise, invoiced }: Omit<Tax, 'key'> = NO_TAX) => ({ gstPaise, invoiced });
