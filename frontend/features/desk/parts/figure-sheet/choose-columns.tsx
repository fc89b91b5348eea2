import { Button, NativeSelect } from '@mantine/core';
import type { Translated } from '@shop/contracts/rules/language';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import type { SheetProductView } from '@shop/contracts/sheets/views';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words as english } from '../../../../words/en/staff/figure-sheet.ts';
import { useWords } from '../chosen-words.ts';
import { Panel } from '../panel.tsx';
import { useFaultOf } from '../sheet/open-sheet.tsx';
import { FIRST_ROWS } from '../sheet/product-headings.ts';
import { typedIn } from '../../../../lib/sheet/read-cells.ts';
import styles from './choose-columns.module.css';
import { columnsOf, headingOf, type ChosenColumns, type SheetFile } from './sheet-file.ts';
import type { SheetKind } from './sheet-kind.ts';

/** Rows of the file that are shown to tell its columns by. */
const SAMPLE = 4;

interface ChooseColumnsProps<Product extends SheetProductView, Field extends string> {
  kind: SheetKind<Product, Field>;
  file: SheetFile<Field>;
  isBusy: boolean;
  onBack: () => void;
  /** @throws {SheetFileError} */
  onChosen: (file: SheetFile<Field>) => void;
}

/** Asks which column of a file holds the item codes and which the figures, with its first rows to look at. */
export function ChooseColumns<Product extends SheetProductView, Field extends string>({
  kind,
  file,
  isBusy,
  onBack,
  onChosen,
}: ChooseColumnsProps<Product, Field>) {
  const words = useWords(english);
  const faultOf = useFaultOf();
  const [columns, setColumns] = useState(file.columns);
  const [fault, setFault] = useState<string | null>(null);
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => {
    title.current?.querySelector('select')?.focus();
    window.scrollTo(0, 0);
  }, []);
  const { headAt, cells } = file;
  const sample = cells
    .slice(headAt + 1)
    .filter((row) => row.filter((cell) => cell !== '').length > 1)
    .slice(0, SAMPLE);
  const widest = Math.max(
    0,
    ...cells.slice(Math.max(0, headAt), headAt + 1 + FIRST_ROWS).map((row) => row.length),
  );
  const places = Array.from({ length: widest }, (_, place) => place);
  const choose = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = faultIn(words, kind, columns);
    setFault(wrong);
    if (wrong !== null) return;
    try {
      onChosen({ ...file, columns });
    } catch (error) {
      setFault(faultOf(error, MOST_SHEET_ROWS));
    }
  };
  return (
    <Panel title={words.chooseTitle}>
      <p>{kind.words.chooseHelp}</p>
      <form onSubmit={choose}>
        <div ref={title} className={styles['choices']}>
          {columnsOf(kind).map((column) => (
            <NativeSelect
              key={column}
              label={kind.words.columns[column]}
              value={columns[column] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setColumns({ ...columns, [column]: value === '' ? null : Number(value) })
              }
            >
              <option value="">{column === 'code' ? words.chooseOne : words.notInFile}</option>
              {places.map((place) => (
                <option key={place} value={place}>
                  {headingOf(file, place)}
                </option>
              ))}
            </NativeSelect>
          ))}
        </div>
        {fault !== null && <Notice kind="error">{fault}</Notice>}
        <div className={styles['steps']}>
          <Button variant="default" onClick={onBack}>
            {words.backToSheet}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.preview}
          </Button>
        </div>
      </form>
      <div className={styles['sample']} tabIndex={0} role="region" aria-label={words.sample}>
        <table>
          <thead>
            <tr>
              {places.map((place) => (
                <th key={place} scope="col" data-chosen={isChosen(columns, place) ? '' : undefined}>
                  {headingOf(file, place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, index) => (
              <tr key={index}>
                {places.map((place) => (
                  <td key={place} data-chosen={isChosen(columns, place) ? '' : undefined}>
                    <bdi>{typedIn(row[place])}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function isChosen(columns: ChosenColumns<string>, place: number): boolean {
  return Object.values(columns).includes(place);
}

function faultIn<Product extends SheetProductView, Field extends string>(
  words: Translated<typeof english>,
  kind: SheetKind<Product, Field>,
  columns: ChosenColumns<Field>,
): string | null {
  const places = Object.values<number | null>(columns).filter((place) => place !== null);
  if (columns.code === null) return words.chooseCode;
  if (kind.needed.every((field) => columns[field] === null)) return kind.words.chooseFigure;
  return new Set(places).size < places.length ? words.chosenTwice : null;
}
