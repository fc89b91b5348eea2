import { referrerSession } from '../../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../../features/desk/parts/admin-page.tsx';
import { Panel } from '../../../../../features/desk/parts/panel.tsx';
import { ReferredOrders } from '../../../../../features/referrer/order-list.tsx';
import { paths } from '../../../../../lib/paths.ts';
import { LinkButton } from '../../../../../ui/button.tsx';
import { words } from '../../../../../words/en/admin-referrer.ts';

export function Page() {
  const { code } = referrerSession.current();
  return (
    <AdminPage title={words.ordersTitle} narrow>
      <LinkButton href={paths.referredQuickOrder(code)} rel="external">
        {words.place}
      </LinkButton>
      <p>{words.placeHelp}</p>
      <Panel title={words.orders}>
        <p>{words.listHelp}</p>
        <ReferredOrders />
      </Panel>
    </AdminPage>
  );
}
