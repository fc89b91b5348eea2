import { NewOrder } from '../../../../../features/desk/orders/new/new-order.tsx';

export function Page() {
  return <NewOrder />;
}
