import { AdminPage } from '../../../../../features/desk/parts/admin-page.tsx';
import { NotAllowed } from '../../../../../features/desk/shell/not-allowed.tsx';
import { staffSession } from '../../../../../features/accounts/session.ts';
import { OrderList } from '../../../../../features/desk/orders/list/order-list.tsx';
import { words } from '../../../../../words/en/admin-orders.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('orders.read');
  return <AdminPage title={words.title}>{allowed ? <OrderList /> : <NotAllowed />}</AdminPage>;
}
