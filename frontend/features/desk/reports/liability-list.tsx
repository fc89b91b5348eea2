import { exportLiability, listLiability } from '@shop/contracts/reports/schemes/endpoints';
import type { ListLiabilityQuery } from '@shop/contracts/reports/schemes/requests';
import type { LiabilityRowView } from '@shop/contracts/reports/schemes/views';
import { formatDay } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/liability-report.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { openedBy } from '../parts/opened-by.ts';
import { GraveWord } from '../parts/state-word.tsx';

const { columns } = words;
const ends = ({ settleBy }: LiabilityRowView) => settleBy && formatDay(settleBy);
const dueOf = ({ due }: LiabilityRowView) =>
  due === 'over' ? <GraveWord text={words.dues.over} /> : due && words.dues[due];

/** What the shop held of each passbook on a day. */
export const liabilityList: ListDescription<LiabilityRowView, ListLiabilityQuery> = {
  name: 'scheme-liability',
  path: paths.adminLiability,
  permission: 'reports.read',
  rows: listLiability,
  export: { endpoint: exportLiability, permission: 'reports.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    due: { kind: 'choice', label: words.due, any: words.anyDue, options: words.dues },
    day: { kind: 'day', label: words.day },
  },
  sorts: words.sorts,
  columns: [
    {
      head: columns.member,
      cell: ({ name }) => name,
      under: ({ number }) => number,
      wide: true,
      sorts: ['name'],
    },
    { head: columns.scheme, cell: ({ schemeName }) => schemeName, wide: true },
    { head: columns.year, cell: ends, under: dueOf, sorts: ['year'] },
    {
      head: columns.held,
      cell: ({ heldPaise }) => <Money paise={heldPaise} />,
      figure: true,
      sorts: ['held'],
    },
  ],
  card: (row) => ({
    head: row.name,
    side: <Money paise={row.heldPaise} />,
    lines: [
      [row.number, row.schemeName],
      [row.settleBy && `${columns.year} ${ends(row)}`, dueOf(row)],
    ],
  }),
  keyOf: ({ number }) => number,
  nameOf: ({ name, number }) => `${name}, ${number}`,
  hrefOf: ({ number }) => openedBy('schemes.read', paths.adminMember(number)),
  words,
};
