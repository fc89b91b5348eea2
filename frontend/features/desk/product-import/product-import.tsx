import { Button } from '@mantine/core';
import { previewImport, listImports, undoImport } from '@shop/contracts/sheets/endpoints';
import type { ChangeSetView, ImportPreviewView } from '@shop/contracts/sheets/views';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import { IMPORTED_COLUMNS, PRODUCT_COLUMNS } from '@shop/contracts/rules/catalogue/product-columns';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/product-import.ts';
import { staffSession } from '../../accounts/session.ts';
import { Panel } from '../parts/panel.tsx';
import { saveSheet } from '../parts/sheet/save-sheet.ts';
import { OpenSheet } from '../parts/sheet/open-sheet.tsx';
import type { SheetCell } from '../../../lib/sheet/read-cells.ts';
import { sendSheet } from '../parts/sheet/send-sheet.ts';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import { ImportPreview } from './import-preview.tsx';
import styles from './product-import.module.css';
import { productsIn, type ProductSheet } from './product-sheet.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as previewWords } from '../../../words/en/staff/preview.ts';
import { useAction } from '../parts/action/use-action.ts';
import { Answer } from '../parts/answer.tsx';
import { ChangeHistory } from '../parts/preview/change-history.tsx';

const HEADS = IMPORTED_COLUMNS.map((column) => PRODUCT_COLUMNS[column]);

/** A list of products from a file: what it would do, then it is done. */
export function ProductImport() {
  const [shown, setShown] = useState<{ preview: ImportPreviewView; sheet: ProductSheet } | null>(null);
  const mayWrite = staffSession.current().permissions.includes('catalogue.write');
  useLeaveWarning(shown !== null, words.forgetSure);
  const ask = async (sheet: ProductSheet, alike?: 'same' | 'new') => {
    const body = { ...(await sendSheet(sheet.rows)), columns: sheet.columns, ...(alike && { alike }) };
    setShown({ preview: await callSignedIn(previewImport, { body }), sheet });
  };
  const open = async (cells: SheetCell[][]) => {
    await ask(productsIn(cells));
  };
  if (shown)
    return (
      <ImportPreview
        key={shown.preview.id}
        {...shown}
        onAlike={(alike) => ask(shown.sheet, alike)}
        onSheet={(sheet) => ask(sheet)}
        onBack={() => setShown(null)}
      />
    );
  return (
    <>
      <Panel title={words.fromFile}>
        <p>{words.help}</p>
        <ul className={styles['rules']}>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className={styles['columns']}>{words.columns(HEADS.join(', '))}</p>
        <div className={styles['steps']}>
          {mayWrite && <OpenSheet primary most={MOST_SHEET_ROWS} onCells={open} />}
          <Button variant="default" onClick={() => void saveSheet(words.emptySheetName, [HEADS])}>
            {words.emptySheet}
          </Button>
        </div>
      </Panel>
      <ImportHistory mayWrite={mayWrite} />
    </>
  );
}

/** The last imports, with the way back from the last one. */
function ImportHistory({ mayWrite }: { mayWrite: boolean }) {
  const queries = useQueryClient();
  const imports = useQuery({ queryKey: ['products', 'imports'], queryFn: () => callSignedIn(listImports) });
  const { run, busy } = useAction<ChangeSetView, ChangeSetView>({
    step: 'product-import/undo',
    send: ({ id }, attempt) => stepSignedIn(undoImport, { params: { id }, attempt }),
    onDone: ({ left }, before) => {
      const leftNow = left.length - before.left.length;
      if (leftNow > 0) toast(previewWords.leftSome(leftNow), 'error');
      void queries.invalidateQueries({ queryKey: ['products'] });
    },
    done: () => words.undone,
  });
  return (
    <Answer query={imports} lines={2}>
      {({ changeSets }) => (
        <ChangeHistory changeSets={changeSets} isBusy={busy} {...(mayWrite && { onBack: run })} />
      )}
    </Answer>
  );
}
