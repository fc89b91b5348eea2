import { Injectable } from '@nestjs/common';
import type { OpenBankStatementRequest } from '@shop/contracts/bank-statements/requests';
import { bankAccountOf } from '@shop/contracts/rules/bank/bank-account';
import { bankEntryOf, type BankEntry } from '@shop/contracts/rules/bank/bank-rows';
import { MOST_BANK_ROWS } from '@shop/contracts/rules/limits';
import type { Actor } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { SheetParts } from '../../sheets/application/sheet-parts.ts';
import { comesBack, moneyOutOf, type MoneyOut } from '../domain/money-out.ts';
import { identityOf } from './row-identity.ts';
import { BankStatementRepository, type NewBankRow, type NewStatement } from './bank-statement-repository.ts';

/** Takes what came in from a bank's file. Rows that a file before had, or this one has twice, are kept beside those. */
@Injectable()
export class OpenStatement {
  constructor(
    private readonly repository: BankStatementRepository,
    private readonly sheets: SheetParts,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {}

  /** @throws DomainError sheet-incomplete, sheet-too-long, bank-statement-empty */
  async execute(request: OpenBankStatementRequest, actor: Actor & { id: string }): Promise<{ id: string }> {
    const { bank, heads, fileName, ...sent } = request;
    const today = this.clock.today();
    const sheet = await this.sheets.whole(actor.id, sent);
    const refused: NewStatement['refused'] = [];
    const credits: { entry: BankEntry; place: number }[] = [];
    const [moneyOut, noMoney]: [number[], number[]] = [[], []];
    const debits: MoneyOut[] = [];
    const times = new Map<string, number>();
    for (const { row: place, cells } of sheet) {
      const entry = bankEntryOf(cells, today);
      if (entry === null) noMoney.push(place);
      else if (typeof entry === 'string') refused.push({ row: place, fault: entry });
      else if (entry.isCredit) credits.push({ entry, place });
      else {
        moneyOut.push(place);
        debits.push(moneyOutOf(entry, cells));
      }
    }
    const rows = credits.map(({ entry, place }): NewBankRow => {
      const { isCredit: _, ...kept } = entry;
      const wentOut = comesBack(entry, debits);
      return { ...kept, ...identityOf(entry, bank, times), id: this.identifiers.uuid(), place, wentOut };
    });
    if (rows.length === 0 && refused.length === 0) {
      throw new DomainError('invalid', 'bank-statement-empty', {});
    }
    if (rows.length > MOST_BANK_ROWS) {
      throw new DomainError('invalid', 'sheet-too-long', { most: MOST_BANK_ROWS });
    }
    const file = { rows: sheet.length, moneyOut, noMoney, account: bankAccountOf(sheet, today) };
    const statement = { bank: bank.trim(), heads, fileName, debits, refused, file, rows };
    const at = this.clock.now();
    const id = await this.transaction.run(() => this.repository.open(statement, actor, at));
    return { id };
  }
}
