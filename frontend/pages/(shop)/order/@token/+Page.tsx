import { useData } from 'vike-react/useData';
import { TrackedOrder } from '../../../../features/orders/tracked/tracked-order.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const { order, ...rest } = useData<Data>();
  return <TrackedOrder key={rest.token} initial={order} {...rest} />;
}
