import { categoryOrder } from '@shop/contracts/catalogue/desk-endpoints';
import { exportStock, listStock } from '@shop/contracts/reports/stock/endpoints';
import type { ListStockQuery } from '@shop/contracts/reports/stock/requests';
import type { StockReportRowView } from '@shop/contracts/reports/stock/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { staffSession } from '../../accounts/session.ts';
import { words } from '../../../words/en/staff/stock-report.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { openedBy } from '../parts/opened-by.ts';

const { columns } = words;

/** None for who may not read the catalogue. */
async function categories(): Promise<Record<string, string>> {
  if (!staffSession.current().permissions.includes('catalogue.read')) return {};
  const all = await callSignedIn(categoryOrder.read);
  return Object.fromEntries(all.map(({ id, name }) => [id, name]));
}

/** Each product with what is on hand and what it is worth; its page has its ledger. */
export const stockReportList: ListDescription<StockReportRowView, ListStockQuery> = {
  name: 'stock-report',
  path: paths.adminStockReport,
  permission: 'reports.read',
  rows: listStock,
  export: { endpoint: exportStock, permission: 'reports.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states },
    category: { kind: 'loaded', label: words.category, any: words.anyCategory, load: categories },
    unsold: { kind: 'flag', label: words.unsold },
    days: { kind: 'days', from: words.from, to: words.to },
  },
  sorts: words.sorts,
  columns: [
    {
      head: columns.name,
      cell: ({ name }) => name,
      under: ({ code, category, state }) =>
        [code, category, state !== 'active' && words.states[state]].filter(Boolean).join(', '),
      wide: true,
      sorts: ['name', 'code'],
    },
    {
      head: columns.onHand,
      cell: ({ onHand }) => (onHand === null ? words.notCounted : words.units(onHand)),
      under: ({ held }) => held > 0 && words.held(held),
      figure: true,
      sorts: ['onHand'],
    },
    { head: columns.free, cell: ({ free }) => free !== null && words.units(free), figure: true },
    { head: columns.sold, cell: ({ sold }) => words.units(sold), figure: true, sorts: ['sold'] },
    {
      head: columns.purchase,
      cell: ({ purchaseValuePaise: paise }) => (paise === null ? words.unknown : <Money paise={paise} />),
      under: ({ purchasePaise: paise }) => paise !== null && words.each(formatMoney(paise)),
      figure: true,
    },
    {
      head: columns.net,
      cell: ({ netValuePaise: paise }) => paise !== null && <Money paise={paise} />,
      under: ({ netPaise }) => words.each(formatMoney(netPaise)),
      figure: true,
      sorts: ['value'],
    },
  ],
  card: (product) => ({
    head: product.name,
    side: product.netValuePaise !== null && <Money paise={product.netValuePaise} />,
    lines: [
      [words.onCard(product), words.soldUnits(product.sold)],
      [
        `${product.code} · ${product.category}`,
        product.purchaseValuePaise !== null &&
          `${columns.purchase} ${formatMoney(product.purchaseValuePaise)}`,
      ],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name, code }) => `${name} (${code})`,
  hrefOf: ({ code }) => openedBy('catalogue.read', paths.adminProduct(code)),
  words,
};
