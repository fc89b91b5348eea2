import { OrderGuard } from '../../../../features/desk/order-guard/order-guard.tsx';

export function Page() {
  return <OrderGuard />;
}
