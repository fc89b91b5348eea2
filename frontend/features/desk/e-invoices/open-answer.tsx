import { Button, FileButton } from '@mantine/core';
import { recordAnswers } from '@shop/contracts/e-invoices/endpoints';
import { MOST_ANSWERS, type AnswerResult } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/e-invoices.ts';
import { useFaultOf } from '../parts/sheet/open-sheet.tsx';
import { cellsOf, SheetFileError } from '../../../lib/sheet/read-cells.ts';
import { answersInCells, answersInJson, type AnswerRow } from './portal-answer.ts';

/** A row of the answer, and what became of it. */
export interface RecordedRow extends AnswerRow {
  result: AnswerResult;
}

/** Reads the portal's answer from a file and records it, part by part. */
export function OpenAnswer({ onRecorded }: { onRecorded: (rows: RecordedRow[]) => void }) {
  const queries = useQueryClient();
  const faultOf = useFaultOf();
  const [busy, setBusy] = useState(false);
  const forget = useRef<() => void>(null);
  const open = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    const recorded: RecordedRow[] = [];
    try {
      const rows = await rowsIn(file);
      for (let from = 0; from < rows.length; from += MOST_ANSWERS) {
        const part = rows.slice(from, from + MOST_ANSWERS);
        const body = { rows: part.map(({ row: _, ...answer }) => answer) };
        const { results } = await callSignedIn(recordAnswers, { body });
        recorded.push(...part.map((row, at) => ({ ...row, result: results[at] ?? 'no-irn' })));
      }
    } catch (error) {
      toast(faultOf(error, MOST_SHEET_ROWS), 'error');
    } finally {
      setBusy(false);
      // The same file is a choice again.
      forget.current?.();
      if (recorded.length > 0) onRecorded(recorded);
      void queries.invalidateQueries({ queryKey: ['invoices'] });
    }
  };
  return (
    <FileButton resetRef={forget} accept=".json,.csv,.tsv,.txt,.xlsx" onChange={(file) => void open(file)}>
      {(button) => (
        <Button {...button} variant="default" loading={busy}>
          {words.answer}
        </Button>
      )}
    </FileButton>
  );
}

async function rowsIn(file: File): Promise<AnswerRow[]> {
  const rows = file.name.toLowerCase().endsWith('.json')
    ? answersInJson(await file.text())
    : answersInCells(await cellsOf(file));
  if (rows.length > MOST_SHEET_ROWS) throw new SheetFileError('too-long');
  return rows;
}
