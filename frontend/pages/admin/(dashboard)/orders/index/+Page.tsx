import { staffSession } from '../../../../../features/accounts/session.ts';
import { orderList } from '../../../../../features/desk/orders/order-list.tsx';
import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { paths } from '../../../../../lib/paths.ts';
import { LinkButton } from '../../../../../ui/buttons/button.tsx';
import { words } from '../../../../../words/en/staff/new-order.ts';

export function Page() {
  const mayPlace = staffSession.current().permissions.includes('orders.place');
  const take = mayPlace && <LinkButton href={paths.adminNewOrder}>{words.take}</LinkButton>;
  return <ListScreen list={orderList} actions={take} />;
}
