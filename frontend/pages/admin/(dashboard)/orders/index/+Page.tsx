import { orderList } from '../../../../../features/desk/orders/order-list.tsx';
import { ListScreen } from '../../../../../features/desk/parts/list/list-screen.tsx';

export function Page() {
  return <ListScreen list={orderList} />;
}
