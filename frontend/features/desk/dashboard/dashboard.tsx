import { readOrderRisks } from '@shop/contracts/orders/endpoints';
import { useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import type { OrderRisksView } from '@shop/contracts/orders/views';
import { ORDER_RISKS } from '@shop/contracts/rules/orders/order-risks';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/dashboard.ts';
import { words as opening } from '../../../words/en/staff/opening.ts';
import { staffSession } from '../../accounts/session.ts';
import { useIsOpening } from '../opening/opening-query.ts';
import { OpeningSteps } from '../opening/opening-steps.tsx';
import { Answer, Waiting } from '../parts/answer.tsx';
import { addressOf, type Chosen } from '../parts/list/address.ts';
import { Panel } from '../parts/panel.tsx';
import { Alerts } from './alerts.tsx';
import { Attention } from './attention.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import styles from './dashboard.module.css';
import { LowStock } from './low-stock.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { Pipeline } from './pipeline.tsx';
import { SeasonFigures } from './season-figures.tsx';
import { wrongsOf, type Wrong } from './wrongs-of.ts';

/** What happens in the shop; in one where nothing happened yet, its first steps. */
export function Dashboard() {
  const isOpening = useIsOpening();
  if (isOpening === undefined) return <Waiting lines={5} />;
  return isOpening ? (
    <section>
      <h2>{opening.title}</h2>
      <OpeningSteps />
    </section>
  ) : (
    <Figures />
  );
}

function Figures() {
  const { shop } = usePageContext();
  const { permissions } = staffSession.current();
  const hrefOf = (filters: Chosen) =>
    permissions.includes('orders.read') ? addressOf({ path: paths.adminOrders }, filters) : null;
  const query = useQuery(dashboardQuery);
  const risks = useQuery({
    queryKey: [...dashboardQuery.queryKey, 'risks'],
    queryFn: () => callSignedIn(readOrderRisks),
    enabled: permissions.includes('orders.read'),
  });
  return (
    <div className={styles['parts']}>
      {permissions.includes('alerts.read') && <Alerts />}
      <Answer query={query}>
        {(view) => (
          <>
            {view.orders && <Pipeline orders={view.orders} hrefOf={hrefOf} />}
            <Panel title={words.attention}>
              {risks.error && <Answer query={risks}>{() => null}</Answer>}
              <Attention
                isWhole={!risks.isEnabled || risks.data !== undefined}
                lines={[
                  ...riskLines(risks.data, hrefOf),
                  ...wrongsOf(view, shop.identity.licenceExpiresOn, hrefOf, permissions),
                ]}
              />
            </Panel>
            {view.money && view.received && (
              <MoneyPanel received={view.received} owed={view.money} hrefOf={hrefOf} />
            )}
          </>
        )}
      </Answer>
      {permissions.includes('figures.read') && <SeasonFigures />}
      {query.data?.lowStock && query.data.lowStock.count > 0 && (
        <Panel title={words.lowStock}>
          <LowStock products={query.data.lowStock.products} />
        </Panel>
      )}
    </div>
  );
}

/** The orders that may not end well, a line for each why; each leads to them. */
export function riskLines(
  risks: OrderRisksView | undefined,
  hrefOf: (filters: Chosen) => string | null,
): Wrong[] {
  return ORDER_RISKS.flatMap((risk) => {
    const count = risks?.[risk] ?? 0;
    return count > 0 ? [{ text: words.risks[risk](count), href: hrefOf({ risk, sort: 'oldest' }) }] : [];
  });
}
