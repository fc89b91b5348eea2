import { usePageContext } from 'vike-react/usePageContext';
import { Godown } from '../../../../../../features/desk/parts/godown.tsx';
import { PackingOrder } from '../../../../../../features/desk/packing/packing-order.tsx';

export function Page() {
  const number = (usePageContext().routeParams['number'] ?? '').toUpperCase();
  return (
    <Godown screen="packing">
      <PackingOrder number={number} key={number} />
    </Godown>
  );
}
