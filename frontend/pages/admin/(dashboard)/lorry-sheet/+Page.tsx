import { Godown } from '../../../../features/desk/parts/godown.tsx';
import { LorrySheet } from '../../../../features/desk/orders/lorry/lorry-sheet.tsx';

export function Page() {
  return (
    <Godown screen="lorry-sheet">
      <LorrySheet />
    </Godown>
  );
}
