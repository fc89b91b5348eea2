import { useMediaQuery } from '@mantine/hooks';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Translated } from '@shop/contracts/rules/language';
import type { Permission } from '@shop/contracts/rules/permissions';
import { lazy, useState, type ReactNode } from 'react';
import { LinkButton } from '../../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../../ui/messages/empty-state.tsx';
import { words as english } from '../../../../../words/en/staff/list-page.ts';
import { staffSession } from '../../../../accounts/session.ts';
import { NotAllowed } from '../../../shell/not-allowed.tsx';
import { AdminPage } from '../../admin-page.tsx';
import { Answer, isNowhere } from '../../answer.tsx';
import { useWords } from '../../chosen-words.ts';
import { Fetched } from '../../fetched.tsx';
import { isFiltered, viewOf } from '../address.ts';
import type { BulkBar as LoadedBulkBar } from './bulk-bar.tsx';
import { Chips } from './filters/chips.tsx';
import type { AnyList, DescribedList, ListDescription } from '../description.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterBar, ListSearch, useOffers } from './filters/filter-bar.tsx';
import { ListCards } from './list-cards.tsx';
import styles from './list-screen.module.css';
import { ListTable } from './list-table.tsx';
import { Pager } from './pager.tsx';
import { Tabs, TabsSelect } from './tabs.tsx';
import { type OpenList, useList } from '../use-list.ts';
import { useIsWide } from '../../use-is-wide.ts';
import { useSelection } from '../use-selection.ts';
import { ViewsMenu } from './views-menu.tsx';

// Most lists have nothing to do with many rows at once.
const BulkBar = lazy(async () => ({
  default: (await import('./bulk-bar.tsx')).BulkBar,
})) as unknown as typeof LoadedBulkBar;

interface ListScreenProps<Row, Query extends object> {
  list: ListDescription<Row, Query>;
  /** What is done here before all: to add one. */
  actions?: ReactNode;
  /** What else can be done with the list; on a phone it stands beside the count, where the views are. */
  tools?: ReactNode;
  /** Over the list: what has to do with it, and is no row. */
  above?: ReactNode;
  /** Under the list: what its rows come to. */
  under?: ReactNode;
}

/** A whole page for a list, made from its description. */
export function ListScreen<Row, Query extends object>(props: ListScreenProps<Row, Query>) {
  const { list, actions, tools, above, under } = props;
  // What the parts read of it is the same for every query.
  const described = list as unknown as DescribedList<Row>;
  const { permission } = list;
  if (permission === null || permissionsFor(list).includes(permission))
    return <AllowedList {...{ list: described, actions, tools, above, under }} />;
  return (
    <AdminPage title={list.words.title}>
      <NotAllowed />
    </AdminPage>
  );
}

function AllowedList<Row>({
  list,
  actions,
  tools,
  above,
  under,
}: Omit<ListScreenProps<Row, object>, 'list'> & { list: DescribedList<Row> }) {
  const words = useWords(english);
  const permissions = permissionsFor(list);
  const open = useList(list);
  const offers = useOffers(list, open.chosen);
  const wide = useMediaQuery('(min-width: 1080px)', true, { getInitialValueInEffect: false });
  const isWide = useIsWide();
  const hasHead = useMediaQuery('(min-width: 1240px)', true, { getInitialValueInEffect: false });
  const hasTable = wide && list.columns !== undefined;
  const shared = { list, chosen: open.chosen, change: open.change, addressWith: open.addressWith };
  const others = (
    <>
      {list.permission !== null && <ViewsMenu list={list} chosen={open.chosen} />}
      {/* On a phone what else is done with the list takes its place: the first row stays near the top. */}
      {list.export && (isWide || !tools) && permissions.includes(list.export.permission) && (
        <ExportMenu list={list} from={list.export} chosen={open.chosen} />
      )}
      {tools}
    </>
  );
  return (
    <AdminPage
      title={list.words.title}
      dense
      aside={
        <>
          {hasHead && hasSearch(list.filters) && (
            <search className={styles['search']}>
              <ListSearch open={shared} />
            </search>
          )}
          <TabsSelect open={shared} isWide={isWide} />
        </>
      }
      actions={
        <>
          {isWide && others}
          {actions}
        </>
      }
    >
      {above}
      {isWide && <Tabs open={shared} />}
      <FilterBar open={shared} search={!hasHead} offers={offers} wide={hasTable} />
      {isWornOut(open) ? (
        <Nothing open={open} />
      ) : (
        <Answer query={open.query} lines={8}>
          {(page) => (
            <div className={styles['list']} aria-busy={open.query.isPlaceholderData}>
              <div className={styles['found']}>
                <p role="status">{list.words.found(page.total, page.isMore)}</p>
                <Chips open={shared} offers={offers} />
                {!isWide && <div className={styles['tools']}>{others}</div>}
                {wide && page.rows.length > 0 && (
                  <span className={styles['keys']}>{keysOf(words, list)}</span>
                )}
              </div>
              {/* Another page has other rows, and begins with none of them chosen. One that empties while much is
                  done with it keeps its bar. */}
              <Rows key={open.chosen['cursor'] ?? ''} open={open} page={page} hasTable={hasTable} />
            </div>
          )}
        </Answer>
      )}
      {under}
    </AdminPage>
  );
}

/** The address names a place in the list that the shop does not know any more. */
function isWornOut<Row>({ chosen, query: { error } }: OpenList<Row>): boolean {
  return chosen['cursor'] !== undefined && error !== null && isNowhere(error);
}

/** Of a referrer there is nothing to know. */
function permissionsFor({ permission }: Pick<ListDescription<never>, 'permission'>): readonly Permission[] {
  return permission === null ? [] : staffSession.current().permissions;
}

function hasSearch(filters: AnyList['filters']): boolean {
  return Object.values(filters).some((filter) => filter?.kind === 'search');
}

function keysOf<Row>(
  words: Translated<typeof english>,
  { filters, bulk, hrefOf }: DescribedList<Row>,
): string {
  const { search, move, choose, open } = words.keys;
  return [hasSearch(filters) && search, move, bulk && choose, hrefOf && open].filter(Boolean).join(', ');
}

function Rows<Row>(props: { open: OpenList<Row>; page: ListPage<Row>; hasTable: boolean }) {
  const { open, page, hasTable } = props;
  const { list } = open;
  const { rows } = page;
  const permissions = permissionsFor(list);
  const actions = list.bulk?.filter(({ permission }) => permissions.includes(permission)) ?? [];
  const links = list.bulkLinks?.filter(({ permission }) => permissions.includes(permission)) ?? [];
  // Rows of other pages, which hold for the filters that they were fetched with.
  const [all, setAll] = useState<{ view: string; rows: readonly Row[] } | null>(null);
  const view = viewOf(open.chosen);
  const beyond = all?.view === view ? all.rows : [];
  const selection = useSelection(rows.map(list.keyOf), beyond.map(list.keyOf));
  const ownSelection = actions.length + links.length > 0 ? selection : null;
  const known = new Map([...beyond, ...rows].map((row) => [list.keyOf(row), row]));
  return (
    <>
      {rows.length === 0 && <Nothing open={open} />}
      {rows.length > 0 &&
        (hasTable && list.columns ? (
          <ListTable open={open} columns={list.columns} rows={rows} selection={ownSelection} />
        ) : (
          <ListCards list={list} rows={rows} selection={ownSelection} />
        ))}
      <Fetched>
        {ownSelection && (
          <BulkBar
            {...{ open, actions, links, hasTable }}
            rows={[...known.values()]}
            selection={ownSelection}
            onAllChosen={(found) => {
              setAll({ view, rows: found });
              ownSelection.keep(found.map(list.keyOf));
            }}
          />
        )}
      </Fetched>
      {rows.length > 0 && <Pager page={page} hrefOf={(cursor) => open.addressWith({ cursor })} />}
    </>
  );
}

function Nothing<Row>({ open: { list, chosen, addressWith } }: { open: OpenList<Row> }) {
  const words = useWords(english);
  const beyond = chosen['cursor'] !== undefined;
  const filtered = isFiltered(chosen);
  if (!filtered && !beyond) {
    return (
      <EmptyState title={list.words.none}>
        <p>{list.words.noneHelp}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={beyond ? words.beyond : list.words.noneFound}>
      {!beyond && <p>{list.words.noneFoundHelp}</p>}
      <LinkButton look="quiet" href={beyond ? addressWith({}) : list.path}>
        {beyond ? words.toFirstPage : words.showAll}
      </LinkButton>
    </EmptyState>
  );
}
