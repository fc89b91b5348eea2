import { createHash } from 'node:crypto';
import type { OpenBankStatementRequest } from '@shop/contracts/bank-statements/requests';
import { bankEntryOf, type BankEntry } from '@shop/contracts/rules/bank/bank-rows';
import { MOST_BANK_ROWS } from '@shop/contracts/rules/limits';
import type { Actor } from '../../../shared/actor.ts';
import type { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { SheetParts } from '../../change-sets/application/sheet-parts.ts';
import type { BankBooks, NewBankRow, NewStatement } from './bank-books.ts';

/** A longer description was hashed by itself before the whole was: rows of then are recognised still. */
const MOST_TOLD = 400;

/** Takes what came in from a bank's file. Rows that a file before had, or this one has twice, are kept once. */
export class OpenStatement {
  constructor(
    private readonly books: BankBooks,
    private readonly sheets: SheetParts,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError sheet-incomplete, sheet-too-long, bank-statement-empty */
  async execute(request: OpenBankStatementRequest, actor: Actor & { id: string }): Promise<{ id: string }> {
    const { bank, heads, fileName, ...sent } = request;
    const refused: NewStatement['refused'] = [];
    const rows: NewBankRow[] = [];
    let debits = 0;
    const times = new Map<string, number>();
    for (const { row: place, cells } of await this.sheets.whole(actor.id, sent)) {
      const entry = bankEntryOf(cells, this.clock.today());
      if (entry === null) continue;
      if (typeof entry === 'string') refused.push({ row: place, fault: entry });
      else if (!entry.isCredit) debits += 1;
      else rows.push({ ...kept(entry), place, identity: identityOf(entry, bank, times) });
    }
    if (rows.length === 0 && refused.length === 0) {
      throw new DomainError('invalid', 'bank-statement-empty', {});
    }
    if (rows.length > MOST_BANK_ROWS) {
      throw new DomainError('invalid', 'sheet-too-long', { most: MOST_BANK_ROWS });
    }
    const statement = { bank: bank.trim(), heads, fileName, debits, refused: refused.slice(0, 100), rows };
    const at = this.clock.now();
    const id = await this.transaction.run(() => this.books.open(statement, actor, at));
    return { id };
  }
}

function kept({ day, amountPaise, description, reference, mode }: BankEntry) {
  return { day, amountPaise, description, reference, mode };
}

/**
 * A transfer with a number is itself wherever it stands. Of others the bank may tell two that are alike in every letter:
 * the second of a file is the second in every file. Their identity is a hash, as it must not outlive the bank’s words.
 */
function identityOf(entry: BankEntry, bank: string, times: Map<string, number>): string {
  const { day, amountPaise, description, reference } = entry;
  if (reference !== null) return `${reference} ${amountPaise}`;
  const plain = description.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const told = plain.length > MOST_TOLD ? hashOf(plain).digest('base64url') : plain;
  const alike = `${bank.trim().toLowerCase()} ${day} ${amountPaise} ${told}`;
  const nth = (times.get(alike) ?? 0) + 1;
  times.set(alike, nth);
  return hashOf(`${alike} ${nth}`).digest('hex');
}

const hashOf = (text: string) => createHash('sha256').update(text);
