import { useMediaQuery } from '@mantine/hooks';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { words } from '../../../../words/en/admin-orders.ts';
import { Answer } from '../../parts/answer.tsx';
import { Pager } from '../../parts/pager.tsx';
import { FilterBar } from './filter-bar.tsx';
import { OrderCards } from './order-cards.tsx';
import { addressOf, isFiltered } from './order-filters.ts';
import styles from './order-list.module.css';
import { useOrderList } from '../order-queries.ts';
import { OrderTable } from './order-table.tsx';
import { useFilters } from './use-filters.ts';

/** The order desk's list: a table where there is room, cards on a phone. */
export function OrderList() {
  const { filters, change } = useFilters();
  const query = useOrderList(filters);
  const wide = useMediaQuery('(min-width: 1080px)', true, { getInitialValueInEffect: false });
  return (
    <>
      <FilterBar filters={filters} change={change} />
      <Answer query={query} lines={8}>
        {(view) => (
          <div className={styles['list']} aria-busy={query.isPlaceholderData}>
            <p className={styles['found']} role="status">
              {words.found(view.total, view.isMore)}
              {wide && <span className={styles['keys']}>{words.keys}</span>}
            </p>
            {view.orders.length > 0 ? (
              <>
                {wide ? <OrderTable orders={view.orders} /> : <OrderCards orders={view.orders} />}
                <Pager
                  view={view}
                  shown={view.orders.length}
                  hrefOf={(page) => addressOf({ ...filters, page })}
                />
              </>
            ) : (
              <Nothing filtered={isFiltered(filters)} beyond={view.page > 1} />
            )}
          </div>
        )}
      </Answer>
    </>
  );
}

function Nothing({ filtered, beyond }: { filtered: boolean; beyond: boolean }) {
  if (!filtered && !beyond) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneHelp}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={beyond ? words.beyond : words.noneFound}>
      {!beyond && <p>{words.noneFoundHelp}</p>}
      <LinkButton look="quiet" href={addressOf({})}>
        {beyond ? words.toFirstPage : words.showAll}
      </LinkButton>
    </EmptyState>
  );
}
