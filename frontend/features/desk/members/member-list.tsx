import { DESK_TEXT, SCHEME_TEXT, SLUG } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { isPaying } from '@shop/contracts/rules/schemes/membership-states';
import { exportMembers, listDeskSchemes, listMembers, readScheme } from '@shop/contracts/schemes/endpoints';
import type { ListMembersQuery } from '@shop/contracts/schemes/requests';
import type { MemberRowView } from '@shop/contracts/schemes/member-views';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/members.ts';
import type { ListDescription, Offer } from '../parts/list/description.ts';
import { ListScreen } from '../parts/list/screen/list-screen.tsx';
import { GraveWord } from '../parts/state-word.tsx';
import { AddMember } from './add-member.tsx';
import { Remind } from './remind.tsx';

const contact = ({ number, phone }: MemberRowView) => `${number}, ${formatMobile(phone)}`;
/** A long name of a scheme has no room in a column of its own. */
const under = (row: MemberRowView) => `${contact(row)}, ${row.schemeName}`;
const due = ({ duePaise }: MemberRowView) => (duePaise > 0 ? formatMoney(duePaise) : '');
const settle = ({ settleBy, isYearOver }: MemberRowView) =>
  settleBy && !isYearOver ? words.settleBy(settleBy) : '';
const stateOf = ({ state, isYearOver }: MemberRowView) =>
  isYearOver ? <GraveWord text={words.isOver} /> : words.states[state];
const standing = ({ state, heldPaise, overduePaise, benefitLapsed, isYearOver, settleBy }: MemberRowView) =>
  [
    isYearOver && settleBy !== null && words.endedOn(settleBy),
    !isPaying(state) && heldPaise > 0 && words.toPayBack(heldPaise),
    overduePaise > 0 && words.late(overduePaise),
    benefitLapsed && words.lapsed,
  ]
    .filter(Boolean)
    .join(', ');

const list: ListDescription<MemberRowView, ListMembersQuery> = {
  name: 'members',
  path: paths.adminMembers,
  permission: 'schemes.read',
  rows: listMembers,
  export: { endpoint: exportMembers, permission: 'members.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    scheme: {
      kind: 'found',
      label: words.scheme,
      any: words.anyScheme,
      find: schemesCalled,
      nameOf: async (slug) => (await callSignedIn(readScheme, { params: { slug } })).value.name,
      isValue: (slug) => SLUG.test(slug) && slug.length <= SCHEME_TEXT.slug.max,
    },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states },
    due: { kind: 'choice', label: words.due, any: words.anyDue, options: words.dues },
  },
  columns: [
    { head: words.columns.member, cell: ({ name }) => name, under, wide: true },
    { head: words.columns.state, cell: stateOf, under: standing },
    {
      head: words.columns.paid,
      cell: ({ receivedPaise }) => formatMoney(receivedPaise),
      under: settle,
      figure: true,
    },
    { head: words.columns.due, cell: due, figure: true },
    { head: words.columns.next, cell: (row) => <Remind member={row} /> },
  ],
  card: (row) => ({
    head: row.name,
    side: stateOf(row),
    lines: [
      [contact(row), words.paidSum(row.receivedPaise)],
      [row.schemeName, row.duePaise > 0 ? words.dueSum(row.duePaise) : ''],
      [[standing(row), settle(row)].filter(Boolean).join(', ')],
    ],
    body: <Remind member={row} />,
  }),
  keyOf: ({ number }) => number,
  nameOf: ({ name, number }) => `${name}, ${number}`,
  hrefOf: ({ number }) => paths.adminMember(number),
  words,
};

async function schemesCalled(search: string): Promise<Offer> {
  const { rows } = await callSignedIn(listDeskSchemes, { query: { search } });
  return Object.fromEntries(rows.map(({ slug, name }) => [slug, name]));
}

/** Who joined an advance scheme, and who is to be reminded. */
export function MemberList() {
  return <ListScreen list={list} actions={<AddMember />} />;
}
