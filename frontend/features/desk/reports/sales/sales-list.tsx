import { readDestinations } from '@shop/contracts/places/endpoints';
import { exportSales, listSales } from '@shop/contracts/reports/sales/endpoints';
import type { ListSalesQuery } from '@shop/contracts/reports/sales/requests';
import { isOfWholeOrders, type SalesGroup, type SalesRowView } from '@shop/contracts/reports/sales/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { call } from '../../../../api/client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { salesWords as words } from '../../../../words/en/staff/sales.ts';
import type { Column, ListDescription } from '../../parts/list/description.ts';
import { rowsOfSale, type Asked } from './rows-of-sale.ts';
import { soldFilters } from './sold-filters.ts';

const { day: days, ...otherGroups } = words.groups;

async function states(): Promise<Record<string, string>> {
  const served = await call(readDestinations);
  return Object.fromEntries(served.states.map(({ code, name }) => [code, name]));
}

/** How a row is called. */
function nameOfSale(group: SalesGroup, { key, name }: SalesRowView): string {
  if (key !== null && (group === 'day' || group === 'week')) return formatDay(key);
  return name ?? key ?? words.nothing[group] ?? '';
}

/** What was sold, as it is divided. @param asked the days that it is of, once they are known */
export function salesListOf(
  group: SalesGroup,
  asked: Asked | undefined,
): ListDescription<SalesRowView, ListSalesQuery> {
  const name = (row: SalesRowView) => nameOfSale(group, row);
  const within = (row: SalesRowView) => (group === 'item' ? row.key : row.within);
  return {
    name: 'sales',
    path: paths.adminSales,
    permission: 'reports.read',
    rows: listSales,
    export: { endpoint: exportSales, permission: 'reports.export', formats: ['csv', 'xlsx'] },
    filters: {
      group: { kind: 'choice', label: words.by, any: days, options: otherGroups, tabs: 'beside' },
      season: soldFilters.season,
      place: {
        kind: 'loaded',
        label: words.place,
        any: words.anyPlace,
        isValue: (value) => /^\d{2}$/.test(value),
        load: states,
      },
      days: soldFilters.days,
    },
    columns: [
      { head: words.heads[group], cell: name, under: within, wide: true },
      ...(group === 'category' ? [] : [orders]),
      quantity,
      discount,
      net,
      gst,
      ...(isOfWholeOrders(group) ? [billed] : []),
    ],
    card: (row) => ({
      head: name(row),
      side: <Money paise={row.netPaise} />,
      lines: [
        [
          [group !== 'category' && words.orders(row.orders, false), words.pieces(row.quantity, false)]
            .filter(Boolean)
            .join(', '),
          row.before && words.was(formatMoney(row.before.netPaise)),
        ],
        [
          row.gstPaise > 0 && `${words.columns.gst} ${formatMoney(row.gstPaise)}`,
          row.bill && `${words.columns.billed} ${formatMoney(row.bill.billedPaise)}`,
        ],
      ],
    }),
    keyOf: (row) => row.key ?? '',
    nameOf: name,
    hrefOf: (row) => asked && rowsOfSale(group, row, asked),
    words,
  };
}

const orders: Column<SalesRowView> = {
  head: words.columns.orders,
  cell: (row) => words.figure(row.orders),
  figure: true,
};
const quantity: Column<SalesRowView> = {
  head: words.columns.quantity,
  cell: (row) => words.figure(row.quantity),
  figure: true,
};
const discount: Column<SalesRowView> = {
  head: words.columns.discount,
  cell: (row) => <Money paise={row.discountPaise} />,
  under: ({ benefitPaise }) => benefitPaise > 0 && words.benefit(formatMoney(benefitPaise)),
  figure: true,
};
const net: Column<SalesRowView> = {
  head: words.columns.net,
  cell: (row) => <Money paise={row.netPaise} />,
  under: ({ before }) => before && words.was(formatMoney(before.netPaise)),
  figure: true,
};
const gst: Column<SalesRowView> = {
  head: words.columns.gst,
  cell: (row) => <Money paise={row.gstPaise} />,
  under: ({ bill }) => bill && bill.invoiced > 0 && words.invoiced(bill.invoiced),
  figure: true,
};
const billed: Column<SalesRowView> = {
  head: words.columns.billed,
  cell: ({ bill }) => bill && <Money paise={bill.billedPaise} />,
  under: ({ bill }) => bill && words.charges(formatMoney(bill.chargesPaise)),
  figure: true,
};
