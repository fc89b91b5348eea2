import { LowStock } from '../../../../../features/desk/stock/low-stock.tsx';

export function Page() {
  return <LowStock />;
}
