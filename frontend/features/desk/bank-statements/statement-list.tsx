import { listBankStatements } from '@shop/contracts/bank-statements/endpoints';
import type { ListBankStatementsQuery } from '@shop/contracts/bank-statements/requests';
import type { BankStatementRowView } from '@shop/contracts/bank-statements/views';
import { formatDay, formatInstant } from '@shop/contracts/rules/days';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/bank.ts';
import type { ListDescription } from '../parts/list/description.ts';

const daysOf = ({ from, to }: BankStatementRowView) =>
  from && to ? words.days(formatDay(from), formatDay(to)) : words.nothingNew;

/** Statements that were opened, the newest first, with what is left to decide. */
export const statementList: ListDescription<BankStatementRowView, ListBankStatementsQuery> = {
  name: 'bank-statements',
  path: paths.adminBankStatements,
  permission: 'payments.record',
  rows: listBankStatements,
  filters: {},
  columns: [
    { head: words.columns.bank, cell: ({ bank }) => bank, under: ({ fileName }) => fileName, wide: true },
    {
      head: words.columns.opened,
      cell: ({ openedAt }) => formatInstant(openedAt),
      under: ({ openedBy }) => openedBy,
    },
    { head: words.columns.days, cell: daysOf },
    { head: words.columns.rows, cell: ({ rows }) => rows, figure: true },
    { head: words.columns.open, cell: ({ open }) => open, figure: true },
  ],
  card: (statement) => ({
    head: statement.bank,
    side: `${words.columns.open}: ${statement.open}`,
    lines: [[daysOf(statement)], [formatInstant(statement.openedAt), statement.openedBy]],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ bank, openedAt }) => `${bank}, ${formatInstant(openedAt)}`,
  hrefOf: ({ id }) => paths.adminBankStatement(id),
  words,
};
