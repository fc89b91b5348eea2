import { formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { listUsers } from '@shop/contracts/users/endpoints';
import type { ListUsersQuery } from '@shop/contracts/users/requests';
import type { UserView } from '@shop/contracts/users/views';
import { paths } from '../../../lib/paths.ts';
import { words as shared } from '../../../words/en/staff/shell.ts';
import { words } from '../../../words/en/staff/users.ts';
import type { ListDescription } from '../parts/list/description.ts';

const lastSeen = ({ lastSeenAt }: UserView) => (lastSeenAt ? formatInstant(lastSeenAt) : words.never);

/** Everybody who works in the shop. */
export const userList: ListDescription<UserView, ListUsersQuery> = {
  name: 'users',
  path: paths.users,
  permission: 'users.read',
  rows: listUsers,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    role: { kind: 'choice', label: words.role, any: words.anyRole, options: shared.roles },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states },
  },
  columns: [
    { head: words.name, cell: ({ name }) => name, under: ({ email }) => email, wide: true },
    { head: words.role, cell: ({ role }) => shared.roles[role] },
    { head: words.state, cell: ({ state }) => words.states[state] },
    {
      head: words.secondFactor,
      cell: ({ secondFactor }) => (secondFactor ? words.withSecondFactor : words.withoutSecondFactor),
    },
    { head: words.lastSeen, cell: lastSeen },
  ],
  card: (user) => ({
    head: user.name,
    side: shared.roles[user.role],
    lines: [[user.email], [words.states[user.state], words.lastSeenAt(lastSeen(user))]],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => paths.user(id),
  words,
};
