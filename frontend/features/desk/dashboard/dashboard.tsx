import { readDashboard } from '@shop/contracts/orders/endpoints';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-dashboard.ts';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { orderKeys } from '../orders/order-queries.ts';
import styles from './dashboard.module.css';
import { LowStock } from './low-stock.tsx';
import { ValueChart } from './value-chart.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

export function Dashboard() {
  const query = useQuery({
    queryKey: orderKeys.dashboard,
    queryFn: () => callSignedIn(readDashboard),
  });
  return (
    <Answer query={query}>
      {(view) => {
        const orders = view.days.reduce((sum, day) => sum + day.orders, 0);
        const value = view.days.reduce((sum, day) => sum + day.valuePaise, 0);
        return (
          <>
            <WaitingTiles view={view} />
            <div className={styles['panels']}>
              <Panel
                title={words.days}
                actions={<span className={styles['muted']}>{words.daysSum(orders, formatMoney(value))}</span>}
              >
                <ValueChart days={view.days} />
              </Panel>
              <Panel title={words.lowStock}>
                <LowStock products={view.lowStock} />
              </Panel>
            </div>
            <p className={styles['muted']}>{words.updated}</p>
          </>
        );
      }}
    </Answer>
  );
}
