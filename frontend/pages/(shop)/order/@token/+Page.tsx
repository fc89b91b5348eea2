import { useData } from 'vike-react/useData';
import { TrackedOrder } from '../../../../features/orders/tracked/tracked-order.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { order, token, referralIgnored } = useData<Data>();
  return <TrackedOrder key={token} initial={order} token={token} referralIgnored={referralIgnored} />;
}
