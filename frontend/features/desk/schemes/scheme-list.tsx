import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { addScheme, listDeskSchemes } from '@shop/contracts/schemes/endpoints';
import type { ListSchemesQuery } from '@shop/contracts/schemes/requests';
import type { SchemeEntry, SchemeRowView } from '@shop/contracts/schemes/views';
import { lazy } from 'react';
import { navigate } from 'vike/client/router';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { notTranslated } from '../../../words/en/staff/list.ts';
import { words } from '../../../words/en/staff/schemes.ts';
import { Fetched } from '../parts/fetched.tsx';
import type { ListDescription } from '../parts/list/description.ts';
import { ListScreen } from '../parts/list/screen/list-screen.tsx';
import { AddRecord } from '../parts/record/add-record.tsx';
import { percentOf } from '../parts/record/percent.ts';
import { newSchemeFields, sentScheme } from './scheme-fields.ts';

const Liability = lazy(async () => ({ default: (await import('./liability.tsx')).Liability }));

const terms = ({ monthlyPaise, instalments, benefitBasisPoints, translated }: SchemeRowView) => {
  const said = words.terms(monthlyPaise, instalments, percentOf(benefitBasisPoints));
  return translated ? said : `${said} · ${notTranslated}`;
};
const members = ({ members: taken, mostMembers }: SchemeRowView) => words.members(taken, mostMembers);

const list: ListDescription<SchemeRowView, ListSchemesQuery> = {
  name: 'schemes',
  path: paths.adminSchemes,
  permission: 'schemes.read',
  rows: listDeskSchemes,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states },
  },
  columns: [
    { head: words.columns.name, cell: ({ name }) => name, under: terms, wide: true },
    { head: words.columns.state, cell: ({ state }) => words.states[state] },
    { head: words.columns.joinUntil, cell: ({ joinUntil }) => formatDay(joinUntil) },
    { head: words.columns.members, cell: members, under: ({ requested }) => words.requested(requested) },
    { head: words.columns.held, cell: ({ heldPaise }) => formatMoney(heldPaise), figure: true },
  ],
  card: (row) => ({
    head: row.name,
    side: words.states[row.state],
    lines: [
      [terms(row), words.heldSum(row.heldPaise)],
      [words.membersOfMost(row.members, row.mostMembers), words.requested(row.requested)],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ slug }) => paths.adminScheme(slug),
  words,
};

/** What members pay monthly into, and what the shop owes them. */
export function SchemeList() {
  return (
    <ListScreen
      list={list}
      under={
        <Fetched>
          <Liability />
        </Fetched>
      }
      actions={
        <AddRecord
          permission="schemes.write"
          topic={list.name}
          text={words.add}
          fields={newSchemeFields}
          initial={{
            nameTa: null,
            graceDays: 7,
            dueDay: 10,
            benefitBasisPoints: 1_000,
            description: '',
            descriptionTa: null,
            picture: null,
          }}
          send={(entry: SchemeEntry, attempt) =>
            stepSignedIn(addScheme, { body: sentScheme(entry), attempt })
          }
          done={({ name }) => words.added(name)}
          onAdded={(_, { slug }) => void navigate(paths.adminScheme(slug))}
        />
      }
    />
  );
}
