import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { openBankStatement } from '@shop/contracts/bank-statements/endpoints';
import {
  BANK_COLUMNS,
  bankEntryOf,
  type BankEntry,
  type BankHeads,
} from '@shop/contracts/rules/bank/bank-rows';
import { formatDay } from '@shop/contracts/rules/days';
import { BANK_TEXT, keepsTo } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { navigate } from 'vike/client/router';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import rows from '../parts/paged/rows.module.css';
import { Panel } from '../parts/panel.tsx';
import type { SheetCell } from '../../../lib/sheet/read-cells.ts';
import { sendSheet } from '../parts/sheet/send-sheet.ts';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import { bankRowsIn, isEnough, type BankSheet } from './bank-sheet.ts';
import styles from './bank-statements.module.css';

export interface OpenedFile {
  cells: readonly (readonly SheetCell[])[];
  fileName: string;
  sheet: BankSheet;
}

const SAMPLES = 4;

/** Whose file it is and what its columns are, with the first rows as they are read so. */
export function ColumnsForm({ file, onOther }: { file: OpenedFile; onOther: () => void }) {
  const { cells, fileName, sheet } = file;
  const queries = useQueryClient();
  const [bank, setBank] = useState(sheet.bank ?? '');
  const [heads, setHeads] = useState(sheet.columns);
  const [tried, setTried] = useState(false);
  const enough = isEnough(heads);
  const named = keepsTo(BANK_TEXT.bank, bank);
  useLeaveWarning(true, words.leave);
  const { run, busy } = useAction<null, { id: string }>({
    step: `bank-statements/${fileName}`,
    send: async (_, attempt) => {
      const sent = await sendSheet(bankRowsIn(cells, heads));
      const body = { ...sent, bank: bank.trim(), heads, fileName: fileName.slice(0, BANK_TEXT.fileName.max) };
      return stepSignedIn(openBankStatement, { body, attempt });
    },
    onDone: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['bank-statements'] });
      void navigate(paths.adminBankStatement(id));
    },
    done: () => words.opened,
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (enough && named) void run(null).catch(notifyError);
  };
  return (
    <Panel title={words.columnsTitle(fileName)}>
      <form noValidate onSubmit={send}>
        <Stack>
          <p>{sheet.bank === null ? words.columnsAsked : words.columnsKnown(sheet.bank)}</p>
          <TextInput
            label={words.bank}
            description={words.bankHelp}
            value={bank}
            maxLength={BANK_TEXT.bank.max}
            error={tried && !named && words.bankProblem}
            onChange={({ currentTarget }) => setBank(currentTarget.value)}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {BANK_COLUMNS.map((column) => (
              <NativeSelect
                key={column}
                label={words.column[column]}
                value={heads[column] ?? ''}
                data={[{ value: '', label: words.noColumn }, ...sheet.heads]}
                onChange={({ currentTarget: { value } }) => setHeads({ ...heads, [column]: value })}
              />
            ))}
          </SimpleGrid>
          {enough ? <Sample cells={cells} heads={heads} /> : <p role="alert">{words.notEnough}</p>}
          <div className={styles['steps']}>
            <Button type="submit" loading={busy} disabled={!enough} data-next-step>
              {words.use}
            </Button>
            <Button variant="default" onClick={onOther}>
              {words.other}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

function Sample({ cells, heads }: { cells: OpenedFile['cells']; heads: BankHeads }) {
  const entries = firstEntries(cells, heads);
  if (entries.length === 0) return <p role="alert">{words.sampleNone}</p>;
  return (
    <table className={rows['rows']}>
      <caption className={styles['caption']}>{words.sample}</caption>
      <tbody>
        {entries.map(({ day, description, reference, amountPaise, isCredit }, index) => (
          <tr key={index}>
            <td>
              {formatDay(day)}
              <span className={rows['small']}>
                {[reference && words.reference(reference), description].filter(Boolean).join(' · ')}
              </span>
            </td>
            <td className={rows['figure']}>
              {isCredit ? words.cameIn(formatMoney(amountPaise)) : words.wentOut(formatMoney(amountPaise))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function firstEntries(cells: OpenedFile['cells'], heads: BankHeads): BankEntry[] {
  const entries: BankEntry[] = [];
  for (const row of rowsOrNone(cells, heads)) {
    const entry = bankEntryOf(row.cells, today());
    if (entry !== null && typeof entry !== 'string') entries.push(entry);
    if (entries.length === SAMPLES) break;
  }
  return entries;
}

/** While columns are chosen there may be nothing under them. */
function rowsOrNone(...file: Parameters<typeof bankRowsIn>) {
  try {
    return bankRowsIn(...file);
  } catch {
    return [];
  }
}
