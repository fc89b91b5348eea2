import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type {
  BackEntryRequest,
  ListBankStatementsQuery,
  NotOursRequest,
  OpenBankStatementRequest,
  RecordBankRowRequest,
  RecordCertainRequest,
} from './requests.ts';
import type {
  BankStatementRowView,
  BankStatementView,
  BankView,
  RecordedBankRowView,
  RecordedCertainView,
} from './views.ts';

export const listBankStatements = endpoint('GET', '/api/admin/bank-statements')<{
  query: ListBankStatementsQuery;
  view: ListPage<BankStatementRowView>;
}>();

/** Banks whose columns are known. */
export const listBanks = endpoint('GET', '/api/admin/banks')<{ view: BankView[] }>();

/** Keeps the credits of a file that was sent in parts, and how its bank calls the columns. */
export const openBankStatement = endpoint('POST', '/api/admin/bank-statements')<{
  body: OpenBankStatementRequest;
  view: { id: string };
}>();

export const readBankStatement = endpoint('GET', '/api/admin/bank-statements/:id')<{
  view: BankStatementView;
}>();

/** Records rows that are certain, each on its own; a row that is recorded already is left. */
export const recordCertain = endpoint('POST', '/api/admin/bank-rows/record')<{
  body: RecordCertainRequest;
  view: RecordedCertainView;
}>();

/** Records a row for orders, or for a passbook, that somebody chose. */
export const recordBankRow = endpoint('POST', '/api/admin/bank-rows/:id/record')<{
  body: RecordBankRowRequest;
  view: RecordedBankRowView;
}>();

/** Brings in a row that was taken for another: it is one of its own, whose number somebody types. */
export const bringInBankRow = endpoint('POST', '/api/admin/bank-rows/:id/bring-in')<{
  view: { id: string };
}>();

/** Links a row to the entry by hand that it tells of: nothing is booked. */
export const backEntry = endpoint('POST', '/api/admin/bank-rows/:id/entry')<{
  body: BackEntryRequest;
  view: RecordedBankRowView;
}>();

/** Takes the link back: the entry is what it was, and the row is open again. */
export const unlinkBankRow = endpoint('DELETE', '/api/admin/bank-rows/:id/entry')<{
  view: { id: string };
}>();

/** Puts a row aside that is nothing of the shop's, or takes it up again. */
export const decideNotOurs = endpoint('POST', '/api/admin/bank-rows/:id/not-ours')<{
  body: NotOursRequest;
  view: { notOurs: boolean };
}>();
