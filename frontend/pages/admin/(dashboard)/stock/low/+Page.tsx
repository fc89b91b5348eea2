import { Godown } from '../../../../../features/desk/parts/godown.tsx';
import { LowStock } from '../../../../../features/desk/stock/low-stock.tsx';

export function Page() {
  return (
    <Godown screen="stock">
      <LowStock />
    </Godown>
  );
}
