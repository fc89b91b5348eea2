import { LorrySheet } from '../../../../features/desk/orders/lorry/lorry-sheet.tsx';

export function Page() {
  return <LorrySheet />;
}
