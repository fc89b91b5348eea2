import { previewPrices } from '@shop/contracts/sheets/endpoints';
import { lazy } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/prices.ts';
import { staffSession } from '../../accounts/session.ts';
import { SheetSteps } from '../parts/figure-sheet/sheet-steps.tsx';
import { EarlierChanges, OpenChanges } from '../parts/preview/change-lists.tsx';
import { PercentBar } from './percent-bar.tsx';
import { changedByPercent } from './percent.ts';
import { priceKind } from './price-kind.ts';
import { usePriceChanges, usePriceSheet } from './price-queries.ts';
import { PriceTable } from './price-table.tsx';
import { savePrices } from './save-prices.ts';
import { usePriceBack } from './use-price-back.ts';

const PricePreview = lazy(async () => ({ default: (await import('./price-preview.tsx')).PricePreview }));

/** A season's prices: the sheet, then what it would do, then it is done. */
export function PriceDay() {
  const changes = usePriceChanges();
  const back = usePriceBack();
  const mayWrite = staffSession.current().permissions.includes('catalogue.write');
  return (
    <SheetSteps
      kind={priceKind}
      name="prices"
      sheet={usePriceSheet()}
      mayWrite={mayWrite}
      askPreview={(sent) => callSignedIn(previewPrices, { body: sent })}
      onSave={savePrices}
      table={PriceTable}
      renderTools={(shown, draft, onEdit) => (
        <PercentBar
          count={shown.length}
          onFill={(change) => {
            onEdit(changedByPercent(draft, shown, change));
            toast(words.filled(shown.length));
          }}
        />
      )}
      renderPreview={(step) => <PricePreview {...step} />}
      above={<OpenChanges changes={changes} isBusy={back.busy} {...(mayWrite && { onBack: back.run })} />}
      below={<EarlierChanges changes={changes} />}
    />
  );
}
