import { Button } from '@mantine/core';
import type { ChangePreviewView, ChangeSetView, PriceRowView } from '@shop/contracts/sheets/views';
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
import { Preview } from '../parts/preview/preview.tsx';
import { comparedAfter, doubtful } from './price-comparison.ts';
import styles from './price-sheet.module.css';
import { headingOf, PRICE_COLUMNS, rowsWithoutPrice, type PriceFile } from './prices-in-sheet.ts';
import { usePriceBack } from './use-price-back.ts';

const FIELDS = { mrpPaise: words.columns.mrp, netPaise: words.columns.net };

interface PricePreviewProps {
  preview: ChangePreviewView;
  /** What it is a preview of; null for what was typed. */
  file: PriceFile | null;
  products: readonly PriceRowView[];
  onBack: () => void;
  onColumns: () => void;
  onApplied: () => void;
}

/** What new prices would change, and the step that changes them, now or at a time. */
export function PricePreview(props: PricePreviewProps) {
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
  const passedOver = file ? rowsWithoutPrice(file) : [];
  return (
    <Preview
      preview={preview}
      {...(file && {
        file: { head: file.cells[file.headAt] ?? [], original: (row) => file.cells[row - 1] ?? [] },
      })}
      fields={FIELDS}
      textOf={(cell) => formatMoney(Number(cell))}
      remark={remark}
      notes={
        <>
          {file && <ReadFrom file={file} onColumns={onColumns} />}
          {passedOver.length > 0 && <p className={styles['muted']}>{previewWords.passedOver(passedOver)}</p>}
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

/** Which columns of the file were read, and the way to read others. */
function ReadFrom({ file, onColumns }: { file: PriceFile; onColumns: () => void }) {
  const read = PRICE_COLUMNS.flatMap((column) => {
    const place = file.columns[column];
    return place === null ? [] : [words.readFrom(words.columns[column], headingOf(file, place))];
  });
  return (
    <p className={styles['muted']}>
      {words.readAll(read)}{' '}
      <Button variant="subtle" px={8} onClick={onColumns}>
        {words.chooseOthers}
      </Button>
    </p>
  );
}

function PriceWarnings({ changes }: { changes: readonly RowChange[] }) {
  if (changes.length === 0) return null;
  return <Notice kind="season">{words.lookTwice(changes.map(({ key }) => key))}</Notice>;
}
