import { exportCommissions, listCommissions } from '@shop/contracts/reports/referrers/endpoints';
import type { ListCommissionsQuery } from '@shop/contracts/reports/referrers/requests';
import type { CommissionRowView, CommissionsView } from '@shop/contracts/reports/referrers/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/commission-report.ts';
import type { Column, ListDescription } from '../parts/list/description.ts';
import { openedBy } from '../parts/opened-by.ts';

const { columns } = words;

const sum = (head: string, of: keyof CommissionsView, sorts?: string): Column<CommissionRowView> => ({
  head,
  cell: (row) => <Money paise={row[of]} />,
  figure: true,
  ...(sorts && { sorts: [sorts] }),
});

/** What each referrer had pending, due and paid on a day; the referrer's page has orders and payouts. */
export const commissionList: ListDescription<CommissionRowView, ListCommissionsQuery> = {
  name: 'commissions',
  path: paths.adminCommissions,
  permission: 'reports.read',
  rows: listCommissions,
  export: { endpoint: exportCommissions, permission: 'reports.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    day: { kind: 'day', label: words.day },
  },
  sorts: words.sorts,
  columns: [
    {
      head: columns.name,
      cell: ({ name }) => name,
      under: ({ code }) => code,
      wide: true,
      sorts: ['name'],
    },
    sum(columns.pending, 'pendingPaise', 'pending'),
    sum(columns.earned, 'earnedPaise'),
    sum(columns.due, 'duePaise', 'due'),
    sum(columns.paid, 'paidPaise', 'paid'),
    sum(columns.tax, 'taxPaise'),
  ],
  card: ({ name, code, pendingPaise, duePaise, paidPaise, taxPaise }) => ({
    head: name,
    side: code,
    lines: [
      [columns.due, <Money key="due" paise={duePaise} />],
      [columns.pending, <Money key="pending" paise={pendingPaise} />],
      [columns.paid, <Money key="paid" paise={paidPaise} />],
      ...(taxPaise === 0 ? [] : [[columns.tax, <Money key="tax" paise={taxPaise} />] as const]),
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => openedBy('referrals.read', paths.adminReferrer(id)),
  words,
};
