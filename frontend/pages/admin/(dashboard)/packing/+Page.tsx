import { Godown } from '../../../../features/desk/parts/godown.tsx';
import { PackingDesk } from '../../../../features/desk/packing/packing-desk.tsx';

export function Page() {
  return (
    <Godown screen="packing">
      <PackingDesk />
    </Godown>
  );
}
