import { readDashboard } from '@shop/contracts/orders/endpoints';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-dashboard.ts';
import { usePageContext } from 'vike-react/usePageContext';
import { staffSession } from '../../accounts/session.ts';
import { orderList } from '../orders/order-list.tsx';
import { addressOf, type Chosen } from '../parts/list/address.ts';
import { Pipeline } from './pipeline.tsx';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { orderKeys } from '../orders/order-queries.ts';
import styles from './dashboard.module.css';
import { LowStock } from './low-stock.tsx';
import { ValueChart } from './value-chart.tsx';
import { attentionTiles, moneyTiles } from './tiles-of.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

export function Dashboard() {
  const { shop } = usePageContext();
  const { permissions } = staffSession.current();
  const hrefOf = (filters: Chosen) =>
    permissions.includes('orders.read') ? addressOf(orderList, filters) : null;
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
            <Pipeline view={view} hrefOf={hrefOf} />
            <WaitingTiles title={words.money} tiles={moneyTiles(view, hrefOf)} />
            <WaitingTiles
              title={words.attention}
              tiles={attentionTiles(
                view,
                shop.identity.licenceExpiresOn,
                view.days.at(-1)?.day ?? null,
                hrefOf,
                {
                  readContacts: permissions.includes('contacts.read'),
                  readSettings: permissions.includes('settings.read'),
                },
              )}
            />
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
