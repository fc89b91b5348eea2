import { Button, FileButton } from '@mantine/core';
import { lazy, useCallback, useRef, useState } from 'react';
import { toast } from '../../../../ui/messages/toast.ts';
import { words as english } from '../../../../words/en/staff/sheet.ts';
import { useSentenceOf, useWords } from '../chosen-words.ts';
import { Fetched } from '../fetched.tsx';
import type { FileSheet } from '../../../../lib/sheet/file-sheets.ts';
import { cellsOf, SheetFileError, type SheetCell } from '../../../../lib/sheet/read-cells.ts';

const ChooseSheets = lazy(async () => ({ default: (await import('./choose-sheets.tsx')).ChooseSheets }));

interface OpenSheetProps {
  /** The most rows that a file may have. */
  most: number;
  isBusy?: boolean;
  /** It is the one thing to do on the page. */
  primary?: boolean;
  /** What is done with what stands in it; what it throws is said. */
  onCells: (cells: SheetCell[][], fileName: string) => Promise<void> | void;
}

interface Asked {
  sheets: readonly FileSheet[];
  answer: (chosen: FileSheet[] | null) => void;
}

/** Opens a CSV or XLSX file, asks which of several sheets are meant, and says why it cannot be used. */
export function OpenSheet({ most, isBusy = false, primary = false, onCells }: OpenSheetProps) {
  const words = useWords(english);
  const faultOf = useFaultOf();
  const [reading, setReading] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const forget = useRef<() => void>(null);
  const open = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    try {
      const ask = (sheets: readonly FileSheet[]) =>
        new Promise<FileSheet[] | null>((answer) => {
          setAsked({ sheets, answer });
        });
      await onCells(await cellsOf(file, ask), file.name);
    } catch (error) {
      const isLeft = error instanceof SheetFileError && error.fault === 'not-chosen';
      if (!isLeft) toast(faultOf(error, most), 'error');
    } finally {
      setReading(false);
      // The same file, mended, is a choice too.
      forget.current?.();
    }
  };
  const choose = (chosen: FileSheet[] | null) => {
    asked?.answer(chosen);
    setAsked(null);
  };
  return (
    <>
      <FileButton resetRef={forget} accept=".csv,.tsv,.txt,.xlsx" onChange={(file) => void open(file)}>
        {(button) => (
          <Button {...button} variant={primary ? 'filled' : 'default'} loading={reading || isBusy}>
            {words.open}
          </Button>
        )}
      </FileButton>
      <Fetched>{asked && <ChooseSheets sheets={asked.sheets} onChosen={choose} />}</Fetched>
    </>
  );
}

/** Why a file cannot be used, by the error and the most rows that it may have. */
export function useFaultOf(): (error: unknown, most: number) => string {
  const words = useWords(english);
  const sentenceOf = useSentenceOf();
  return useCallback(
    (error, most) => {
      if (!(error instanceof SheetFileError)) return sentenceOf(error);
      const sentence = words.faults[error.fault];
      return typeof sentence === 'string' ? sentence : sentence(most);
    },
    [words, sentenceOf],
  );
}
