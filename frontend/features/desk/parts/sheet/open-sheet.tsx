import { Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../../api/errors.ts';
import { toast } from '../../../../ui/messages/toast.ts';
import { words } from '../../../../words/en/admin-sheet.ts';
import { cellsOf, SheetFileError, type SheetCell } from './read-cells.ts';

interface OpenSheetProps {
  /** The most rows that a file may have. */
  most: number;
  isBusy?: boolean;
  /** It is the one thing to do on the page. */
  primary?: boolean;
  /** What is done with what stands in it; what it throws is said. */
  onCells: (cells: SheetCell[][], fileName: string) => Promise<void> | void;
}

/** Opens a CSV or XLSX file, and says why it cannot be used. */
export function OpenSheet({ most, isBusy = false, primary = false, onCells }: OpenSheetProps) {
  const [reading, setReading] = useState(false);
  const forget = useRef<() => void>(null);
  const open = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    try {
      await onCells(await cellsOf(file), file.name);
    } catch (error) {
      toast(faultOf(error, most), 'error');
    } finally {
      setReading(false);
      // The same file, mended, is a choice too.
      forget.current?.();
    }
  };
  return (
    <FileButton resetRef={forget} accept=".csv,.tsv,.txt,.xlsx" onChange={(file) => void open(file)}>
      {(button) => (
        <Button {...button} variant={primary ? 'filled' : 'default'} loading={reading || isBusy}>
          {words.open}
        </Button>
      )}
    </FileButton>
  );
}

/** Why a file cannot be used. @param most the rows that it may have */
export function faultOf(error: unknown, most: number): string {
  if (!(error instanceof SheetFileError)) return sentenceOf(error);
  const sentence = words.faults[error.fault];
  return typeof sentence === 'string' ? sentence : sentence(most);
}
