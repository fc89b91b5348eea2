import { changedTo } from '@shop/contracts/rules/catalogue/change-sets';
import { previewGoodsIn } from '@shop/contracts/sheets/endpoints';
import type { ChangePreviewView, ChangeSetView } from '@shop/contracts/sheets/views';
import { lazy, useMemo } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words as english } from '../../../words/en/staff/stock.ts';
import { useWords } from '../parts/chosen-words.ts';
import { SheetSteps } from '../parts/figure-sheet/sheet-steps.tsx';
import { EarlierChanges, OpenChanges } from '../parts/preview/change-lists.tsx';
import { BillFields } from './bill-fields.tsx';
import { BookedBill } from './booked-bill.tsx';
import { amountOf, GoodsTable } from './goods-table.tsx';
import { saveGoods } from './save-stock.ts';
import { goodsKind, type GoodsField } from './stock-kinds.ts';
import { useStockChanges, useStockSheet } from './stock-queries.ts';
import { useBill } from './use-bill.ts';
import { useStockBack } from './use-stock-back.ts';

const GoodsPreview = lazy(async () => ({
  default: (await import('./stock-preview.tsx')).StockPreview<GoodsField>,
}));

const bookedBill = ({ id, bill }: ChangeSetView) => bill && <BookedBill id={id} bill={bill} />;

/** What came in with a bill. */
export function GoodsInSheet({ mayWrite }: { mayWrite: boolean }) {
  const words = useWords(english);
  const kind = useMemo(() => ({ ...goodsKind, words: words.goodsIn }), [words]);
  const { bill, sent: sentBill, faults, asked, edit, forget, isComplete } = useBill();
  const changes = useStockChanges('goods-in');
  const back = useStockBack('goods-in');
  const lists = {
    changes,
    texts: words.history,
    about: bookedBill,
  };
  return (
    <SheetSteps
      kind={kind}
      name="goods in"
      sheet={useStockSheet()}
      mayWrite={mayWrite}
      isReady={isComplete}
      askPreview={({ sheet, parts }) => callSignedIn(previewGoodsIn, { body: { sheet, parts, ...sentBill } })}
      onSave={(products) => saveGoods(words, products)}
      table={GoodsTable}
      renderTools={() => <BillFields bill={bill} faults={faults} asked={asked} edit={edit} />}
      sum={(draft) => words.billTotal(Object.values(draft).reduce((sum, row) => sum + amountOf(row), 0))}
      renderPreview={(step) => (
        <GoodsPreview
          way="goods-in"
          kind={kind}
          {...step}
          note={<p>{words.billOf(sentBill, totalOf(step.preview))}</p>}
          onApplied={() => {
            forget();
            step.onApplied();
          }}
        />
      )}
      above={<OpenChanges {...lists} isBusy={back.busy} {...(mayWrite && { onBack: back.run })} />}
      below={<EarlierChanges {...lists} />}
    />
  );
}

function totalOf({ changed }: ChangePreviewView): number {
  return changed.reduce(
    (sum, row) => sum + Number(changedTo(row, 'quantity')) * Number(changedTo(row, 'ratePaise')),
    0,
  );
}
