import { Button } from '@mantine/core';
import type { SheetProductView } from '@shop/contracts/sheets/views';
import { words as english } from '../../../../words/en/staff/figure-sheet.ts';
import { words as previewEnglish } from '../../../../words/en/staff/preview.ts';
import { useWords } from '../chosen-words.ts';
import type { FileRows } from '../preview/preview-rows.tsx';
import styles from './figure-sheet.module.css';
import { columnsOf, headingOf, rowsPassedOver, type SheetFile } from './sheet-file.ts';
import type { SheetKind } from './sheet-kind.ts';

interface ReadFromProps<Product extends SheetProductView, Field extends string> {
  kind: SheetKind<Product, Field>;
  file: SheetFile<Field>;
  onColumns: () => void;
}

/** Which columns of a file were read, the way to read others, and which of its rows were passed over. */
export function ReadFrom<Product extends SheetProductView, Field extends string>({
  kind,
  file,
  onColumns,
}: ReadFromProps<Product, Field>) {
  const words = useWords(english);
  const previewWords = useWords(previewEnglish);
  const read = columnsOf(kind).flatMap((column) => {
    const place = file.columns[column];
    return place === null ? [] : [words.readFrom(kind.words.columns[column], headingOf(file, place))];
  });
  const passedOver = rowsPassedOver(kind, file);
  return (
    <>
      <p className={styles['muted']}>
        {words.readAll(read)}{' '}
        <Button variant="subtle" px={8} onClick={onColumns}>
          {words.chooseOthers}
        </Button>
      </p>
      {passedOver.length > 0 && (
        <p className={styles['muted']}>{previewWords.passedOver(passedOver, kind.words.figure)}</p>
      )}
    </>
  );
}

/** A file as its preview gives refused rows back whole. */
export function fileRows<Field extends string>(file: SheetFile<Field> | null): { file?: FileRows } {
  if (!file) return {};
  const { cells, headAt } = file;
  return { file: { head: cells[headAt] ?? [], original: (row) => cells[row - 1] ?? [] } };
}
