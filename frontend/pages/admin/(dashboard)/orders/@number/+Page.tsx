import { usePageContext } from 'vike-react/usePageContext';
import { staffSession } from '../../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../../features/desk/parts/admin-page.tsx';
import { NotAllowed } from '../../../../../features/desk/shell/not-allowed.tsx';
import { OrderDetail } from '../../../../../features/desk/orders/record/order-detail.tsx';

export function Page() {
  const number = (usePageContext().routeParams['number'] ?? '').toUpperCase();
  if (!staffSession.current().permissions.includes('orders.read')) {
    return (
      <AdminPage title={number}>
        <NotAllowed />
      </AdminPage>
    );
  }
  return <OrderDetail number={number} key={number} />;
}
