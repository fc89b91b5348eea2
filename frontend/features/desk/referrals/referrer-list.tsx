import { listReferrers } from '@shop/contracts/referrers/endpoints';
import type { ListReferrersQuery } from '@shop/contracts/referrers/requests';
import type { ReferrerRowView } from '@shop/contracts/referrers/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMobile } from '@shop/contracts/rules/phone';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/referrals.ts';
import type { ListDescription } from '../parts/list/description.ts';

/** Everybody who brings customers, with what they are due. */
export const referrerList: ListDescription<ReferrerRowView, ListReferrersQuery> = {
  name: 'referrals',
  path: paths.adminReferrers,
  permission: 'referrals.read',
  rows: listReferrers,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states },
  },
  sorts: words.sorts,
  columns: [
    {
      head: words.columns.name,
      cell: ({ name }) => name,
      under: ({ phone }) => formatMobile(phone),
      wide: true,
      sorts: ['name'],
    },
    { head: words.columns.code, cell: ({ code }) => code },
    { head: words.columns.state, cell: ({ state }) => words.states[state] },
    { head: words.columns.pending, cell: ({ pendingPaise }) => <Money paise={pendingPaise} />, figure: true },
    {
      head: words.columns.due,
      cell: ({ duePaise }) => <Money paise={duePaise} />,
      figure: true,
      sorts: ['due'],
    },
    { head: words.columns.paid, cell: ({ paidPaise }) => <Money paise={paidPaise} />, figure: true },
  ],
  card: ({ name, code, state, pendingPaise, duePaise }) => ({
    head: name,
    lines: [
      [`${code} · ${words.states[state]}`],
      [words.due, <Money key="due" paise={duePaise} />],
      [words.pending, <Money key="pending" paise={pendingPaise} />],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => paths.adminReferrer(id),
  words,
};
