import { usePageContext } from 'vike-react/usePageContext';
import { OrderEdit } from '../../../../../../features/desk/orders/edit/order-edit.tsx';

export function Page() {
  const number = (usePageContext().routeParams['number'] ?? '').toUpperCase();
  return <OrderEdit number={number} key={number} />;
}
