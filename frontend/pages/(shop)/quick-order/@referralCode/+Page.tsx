import { useData } from 'vike-react/useData';
import { QuickOrder } from '../../../../features/orders/quick-order.tsx';
import type { Data } from './+data.ts';

export function Page() {
  return <QuickOrder packed={useData<Data>()} />;
}
