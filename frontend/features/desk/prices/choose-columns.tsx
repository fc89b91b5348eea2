import { Button, NativeSelect } from '@mantine/core';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/prices.ts';
import { Panel } from '../parts/panel.tsx';
import { faultOf } from '../parts/sheet/open-sheet.tsx';
import { FIRST_ROWS } from '../parts/sheet/product-headings.ts';
import { typedIn } from '../parts/sheet/read-cells.ts';
import styles from './choose-columns.module.css';
import {
  headingOf,
  PRICE_COLUMNS,
  type ChosenColumns,
  type PriceColumn,
  type PriceFile,
} from './prices-in-sheet.ts';

/** Rows of the file that are shown to tell its columns by. */
const SAMPLE = 4;

interface ChooseColumnsProps {
  file: PriceFile;
  isBusy: boolean;
  onBack: () => void;
  /** @throws {SheetFileError} */
  onChosen: (file: PriceFile) => void;
}

/** Asks which column of a file holds the item codes and which the prices, with its first rows to look at. */
export function ChooseColumns({ file, isBusy, onBack, onChosen }: ChooseColumnsProps) {
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
    const wrong = faultIn(columns);
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
      <p>{words.chooseHelp}</p>
      <form onSubmit={choose}>
        <div ref={title} className={styles['choices']}>
          {PRICE_COLUMNS.map((column) => (
            <NativeSelect
              key={column}
              label={words.columns[column]}
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

function isChosen(columns: ChosenColumns, place: number): boolean {
  return Object.values(columns).includes(place);
}

function faultIn(columns: ChosenColumns): string | null {
  const named = (Object.keys(columns) as PriceColumn[]).filter((column) => columns[column] !== null);
  if (columns.code === null) return words.chooseCode;
  if (named.length === 1) return words.choosePrice;
  if (new Set(named.map((column) => columns[column])).size < named.length) return words.chosenTwice;
  return null;
}
