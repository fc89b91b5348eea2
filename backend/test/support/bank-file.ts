import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.ts';

/** Day, description, reference, credit, debit, amount, direction. */
export type BankCells = [day: string, description: string, reference: string, credit: string, debit: string];

export const BANK_HEADS = {
  day: 'Date',
  description: 'Narration',
  reference: 'Chq/Ref No',
  credit: 'Deposit',
  debit: 'Withdrawal',
  amount: '',
  direction: '',
};

/** Opens a bank's file; gives the id of the statement. */
export async function openBankFile(
  by: Caller,
  rows: readonly BankCells[],
  bank = 'State Bank',
): Promise<string> {
  const sheet = randomUUID();
  const cells = rows.map((row, index) => ({ row: index + 2, cells: [...row, '', ''] }));
  await by.put(`/api/admin/sheets/${sheet}/0`, { rows: cells });
  const body = { sheet, parts: 1, bank, heads: BANK_HEADS, fileName: 'october.csv' };
  const answer = await by.post<{ id: string }>('/api/admin/bank-statements', body);
  if (answer.status !== 200) throw new Error(`The file was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
