import { sumSales } from '@shop/contracts/reports/sales/endpoints';
import { SALES_GROUPS } from '@shop/contracts/reports/sales/views';
import { usePageContext } from 'vike-react/usePageContext';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { Answer } from '../../parts/answer.tsx';
import { ListScreen } from '../../parts/list/screen/list-screen.tsx';
import { useSums } from '../use-sums.ts';
import { salesListOf } from './sales-list.tsx';
import { SalesSums } from './sales-sums.tsx';
import { groupIn } from './sold-filters.ts';

/** What was sold, in one list that is divided as its address says. */
export function SalesPage() {
  const group = groupIn(SALES_GROUPS, usePageContext().urlParsed.search, 'day');
  const { query, chosen } = useSums(salesListOf(group, undefined), (asked) =>
    callSignedIn(sumSales, { query: asked }),
  );
  const { data } = query;
  const list = salesListOf(group, data && { from: data.from, to: data.to, place: chosen['place'] });
  return (
    // Rows of one group never stand for those of another while these are fetched.
    <ListScreen
      key={group}
      list={list}
      under={
        <Answer query={query} lines={5}>
          {(sums) => <SalesSums sums={sums} isByDay={group === 'day'} />}
        </Answer>
      }
    />
  );
}
