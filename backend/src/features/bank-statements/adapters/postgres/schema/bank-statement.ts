import { defineEntity, p } from '@mikro-orm/postgresql';
import type { BankFileView, BankStatementView } from '@shop/contracts/bank-statements/views';
import type { BankHeads } from '@shop/contracts/rules/bank/bank-rows';
import { instant, type NullableColumn, references } from '../../../../../platform/persistence/columns.ts';
import { receipt } from '../../../../orders/adapters/postgres/schema/receipt.ts';
import { membershipEntry } from '../../../../schemes/adapters/postgres/schema/membership.ts';

/** How the columns of a bank’s statements are read. */
export const bank = defineEntity({
  name: 'Bank',
  tableName: 'bank',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    heads: p.json<BankHeads>().comment('By which heads the columns of its files were read last'),
  },
  uniques: [
    {
      name: 'bank_name',
      expression: 'CREATE UNIQUE INDEX bank_name ON bank (lower(name))',
    },
  ],
});

/** A statement that was brought in. */
export const bankStatement = defineEntity({
  name: 'BankStatement',
  tableName: 'bank_statement',
  properties: {
    id: p.uuid().primary(),
    bankId: references(bank),
    fileName: p.text(),
    openedAt: instant(),
    openedByName: p.text(),
    known: p.integer(),
    debits: p.integer(),
    refused: p.json<BankStatementView['refused']>(),
    file: p
      .json<BankFileView>()
      .nullable()
      .comment('What the file is made of: how many rows, which were passed over, what its balances say'),
  },
  indexes: [{ name: 'bank_statement_newest', properties: ['openedAt', 'id'] }],
});

/** A credit of a statement. */
export const bankRow = defineEntity({
  name: 'BankRow',
  tableName: 'bank_row',
  properties: {
    id: p.uuid().primary(),
    statementId: references(bankStatement),
    place: p.integer(),
    identity: p.text().unique('bank_row_once').comment('The same transfer has it in every file'),
    day: p.date(),
    amountPaise: p.bigint('number').check('amount_paise > 0'),
    mode: p.enum(['upi', 'bank']),
    description: p.text(),
    reference: p
      .text()
      .nullable()
      .comment(
        'The number of the transfer, in its one spelling; where the bank says none, the one that somebody typed',
      ),
    notOurs: p.boolean().default(false),
    decidedAt: instant().nullable(),
    decidedByName: p.text().nullable(),
    leftOut: p.boolean().default(false).comment('It was taken for another, and stands for nothing'),
    twinId: (): NullableColumn<string> =>
      references(bankRow)
        .nullable()
        .comment('What it was taken for, also when somebody brought it in all the same'),
    wentOut: p
      .boolean()
      .default(false)
      .comment('As much went out under its number, or shortly before to the same name or phone'),
  },
  indexes: [
    { name: 'bank_row_reference', properties: ['reference'], where: 'reference IS NOT NULL' },
    { name: 'bank_row_statement', properties: ['statementId', 'place'] },
  ],
});

export const bankBacking = defineEntity({
  name: 'BankBacking',
  // Its primary key is named bank_backing_row_once.
  tableName: 'bank_backing',
  properties: {
    bankRowId: references(bankRow).primary(),
    receiptId: references(receipt).nullable().unique('bank_backing_receipt_once'),
    entryId: references(membershipEntry).nullable().unique('bank_backing_entry_once'),
    linkedAt: instant(),
    linkedByName: p.text(),
    byHand: p
      .boolean()
      .default(false)
      .comment('The entry was made before, and somebody said that the row is it'),
  },
  comment: 'Which row of a bank tells of which entry; a corrected entry gives it up',
  checks: [{ name: 'bank_backing_check', expression: 'num_nonnulls(receipt_id, entry_id) = 1' }],
});
