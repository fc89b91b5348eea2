import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import { words } from '../../../words/en/shop/pasted-list.ts';

/** A longer list is no message any more, characters. */
export const LONGEST = 40_000;

/** Why nothing is read, in a sentence for whoever pasted it. */
class TooLong extends Error {}

const sheets = () => import('../../../lib/sheet/read-cells.ts');

/** The rows of a file, all that somebody sees of them. @throws {Error} `faultOf` says why it cannot be read */
export async function cellsIn(file: File) {
  const { cellsOf, SheetFileError } = await sheets();
  const cells = await cellsOf(file);
  if (cells.length > MOST_SHEET_ROWS) throw new TooLong(words.tooManyRows(cells.length, MOST_SHEET_ROWS));
  if (cells.flat().every((cell) => cell === '')) throw new SheetFileError('empty');
  return cells;
}

/** The text of a file. @throws {Error} `faultOf` says why it cannot be read */
export async function messageIn(file: File): Promise<string> {
  const { textIn } = await sheets();
  const text = await textIn(file);
  if (text.length > LONGEST) throw new TooLong(words.tooLong(text.length, LONGEST));
  return text;
}

/** What went wrong, and what to do. */
export function faultOf(error: unknown): string {
  if (error instanceof TooLong) return error.message;
  const { fault = '' } = error as { fault?: string };
  return (words.faults as Readonly<Record<string, string>>)[fault] ?? words.notRead;
}
