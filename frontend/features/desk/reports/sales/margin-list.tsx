import { exportMargin, listMargin } from '@shop/contracts/reports/sales/endpoints';
import { marginPercent, type MarginGroup, type MarginRowView } from '@shop/contracts/reports/sales/margin';
import type { ListMarginQuery } from '@shop/contracts/reports/sales/requests';
import type { SalesDays } from '@shop/contracts/reports/sales/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { marginWords as words } from '../../../../words/en/staff/sales.ts';
import type { ListDescription } from '../../parts/list/description.ts';
import { openedBy } from '../../parts/opened-by.ts';
import { soldFilters } from './sold-filters.ts';

const { item: items, ...otherGroups } = words.groups;
const { columns } = words;

/** What goods earned. @param days the days that it is of, once they are known */
export function marginListOf(
  group: MarginGroup,
  days: SalesDays | undefined,
): ListDescription<MarginRowView, ListMarginQuery> {
  return {
    name: 'margin',
    path: paths.adminMargin,
    permission: 'reports.read',
    rows: listMargin,
    export: { endpoint: exportMargin, permission: 'reports.export', formats: ['csv', 'xlsx'] },
    filters: {
      group: { kind: 'choice', label: words.by, any: items, options: otherGroups, tabs: 'beside' },
      ...soldFilters,
    },
    columns: [
      {
        head: words.heads[group],
        cell: ({ name }) => name,
        under: ({ key }) => group === 'item' && key,
        wide: true,
      },
      { head: columns.quantity, cell: ({ quantity }) => words.figure(quantity), figure: true },
      {
        head: columns.sale,
        cell: ({ salePaise }) => <Money paise={salePaise} />,
        under: partKnown,
        figure: true,
      },
      {
        head: columns.cost,
        cell: ({ knownPaise, costPaise }) => (knownPaise > 0 ? <Money paise={costPaise} /> : words.unknown),
        figure: true,
      },
      {
        head: columns.margin,
        cell: ({ knownPaise, costPaise }) => knownPaise > 0 && <Money paise={knownPaise - costPaise} />,
        figure: true,
      },
      {
        head: columns.percent,
        cell: (row) => percentOf(row),
        figure: true,
      },
    ],
    card: (row) => ({
      head: row.name,
      side: row.knownPaise > 0 ? <Money paise={row.knownPaise - row.costPaise} /> : words.unknown,
      lines: [
        [words.pieces(row.quantity, false), percentOf(row)],
        [
          `${columns.sale} ${formatMoney(row.salePaise)}`,
          row.knownPaise > 0 && `${columns.cost} ${formatMoney(row.costPaise)}`,
        ],
      ],
    }),
    keyOf: ({ key }) => key,
    nameOf: ({ name }) => name,
    hrefOf: ({ key }) =>
      group === 'item'
        ? openedBy('catalogue.read', paths.adminProduct(key))
        : days &&
          `${paths.adminStockReport}?${new URLSearchParams({ category: key, from: days.from, to: days.to })}`,
    words,
  };
}

const percentOf = (row: MarginRowView) => {
  const percent = marginPercent(row);
  return percent !== null && words.percent(percent);
};
/** Of a category of which some purchase rates are known. */
const partKnown = ({ salePaise, knownPaise }: MarginRowView) =>
  knownPaise > 0 && knownPaise < salePaise && words.knownPart(formatMoney(knownPaise));
