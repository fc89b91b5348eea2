import { usePageContext } from 'vike-react/usePageContext';
import { PackingOrder } from '../../../../../../features/desk/packing/packing-order.tsx';

export function Page() {
  const number = (usePageContext().routeParams['number'] ?? '').toUpperCase();
  return <PackingOrder number={number} key={number} />;
}
