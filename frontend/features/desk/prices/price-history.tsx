import type { ChangeSetView } from '@shop/contracts/sheets/views';
import { words } from '../../../words/en/staff/preview.ts';
import { Answer } from '../parts/answer.tsx';
import { ChangeHistory } from '../parts/preview/change-history.tsx';
import { usePriceChanges } from './price-queries.ts';
import { usePriceBack } from './use-price-back.ts';

const hasWayBack = ({ state, mayUndo }: ChangeSetView) => mayUndo || state === 'scheduled';

/** Changes of many prices that wait for their hour or can be taken back: they stand over the sheet, which is long. */
export function OpenPriceChanges({ mayWrite }: { mayWrite: boolean }) {
  const { data } = usePriceChanges();
  const { run, busy } = usePriceBack();
  const open = data?.changeSets.filter(hasWayBack) ?? [];
  if (open.length === 0) return null;
  return <ChangeHistory changeSets={open} isBusy={busy} {...(mayWrite && { onBack: run })} />;
}

/** The other changes of many prices, newest first. */
export function PriceHistory() {
  const changes = usePriceChanges();
  return (
    <Answer query={changes} lines={2}>
      {({ changeSets }) => {
        const others = changeSets.filter((set) => !hasWayBack(set));
        if (others.length === 0 && changeSets.length > 0) return null;
        return <ChangeHistory title={words.earlier} changeSets={others} isBusy={false} />;
      }}
    </Answer>
  );
}
