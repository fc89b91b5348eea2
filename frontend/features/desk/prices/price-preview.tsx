import type { ChangeSetView, PriceRowView } from '@shop/contracts/sheets/views';
import { applyPrices } from '@shop/contracts/sheets/endpoints';
import type { RowChange } from '@shop/contracts/rules/catalogue/change-sets';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words as previewWords } from '../../../words/en/staff/preview.ts';
import { words } from '../../../words/en/staff/prices.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { fileRows, ReadFrom } from '../parts/figure-sheet/read-from.tsx';
import type { PreviewStep } from '../parts/figure-sheet/sheet-steps.tsx';
import { Preview } from '../parts/preview/preview.tsx';
import { comparedAfter, doubtful } from './price-comparison.ts';
import { priceKind, type PriceField } from './price-kind.ts';
import { usePriceBack } from './use-price-back.ts';

const FIELDS = { mrpPaise: words.columns.mrp, netPaise: words.columns.net };

/** What new prices would change, and the step that changes them, now or at a time. */
export function PricePreview(props: PreviewStep<PriceRowView, PriceField>) {
  const { preview, file, products, onBack, onColumns, onApplied } = props;
  const queries = useQueryClient();
  const back = usePriceBack();
  const { run, busy } = useAction<string | null, ChangeSetView>({
    step: `prices/${preview.id}`,
    send: (at, attempt) => stepSignedIn(applyPrices, { params: { id: preview.id }, body: { at }, attempt }),
    onDone: ({ left }) => {
      if (left.length > 0) toast(previewWords.leftSome(left.length), 'error');
      void queries.invalidateQueries({ queryKey: ['prices'] });
      onApplied();
    },
    done: (at) => (at === null ? previewWords.applied : previewWords.scheduled),
    undo: back.run,
  });
  const byCode = new Map(products.map((product) => [product.code, product]));
  const remark = (change: RowChange) => {
    const product = byCode.get(change.key);
    return product ? words.compared(comparedAfter(change, product)) : '';
  };
  return (
    <Preview
      preview={preview}
      {...fileRows(file)}
      fields={FIELDS}
      textOf={(cell) => formatMoney(Number(cell))}
      remark={remark}
      notes={
        <>
          {file && <ReadFrom kind={priceKind} file={file} onColumns={onColumns} />}
          <PriceWarnings changes={doubtful(preview.changed)} />
        </>
      }
      isBusy={busy}
      onBack={onBack}
      onApply={() => void run(null).catch(notifyError)}
      onSchedule={(at) => void run(at).catch(notifyError)}
    />
  );
}

function PriceWarnings({ changes }: { changes: readonly RowChange[] }) {
  if (changes.length === 0) return null;
  return <Notice kind="season">{words.lookTwice(changes.map(({ key }) => key))}</Notice>;
}
