import type { BankHeadsRequest, ListBankStatementsQuery } from '@shop/contracts/bank-statements/requests';
import type {
  BankPartView,
  BankStatementRowView,
  BankStatementView,
  BankView,
} from '@shop/contracts/bank-statements/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Actor } from '../../../shared/actor.ts';
import type { Incoming } from '../domain/match-row.ts';

/** A row of a statement as it is kept. */
export interface BankRow extends Incoming {
  id: string;
  statementId: string;
  place: number;
  mode: 'upi' | 'bank';
  notOurs: boolean;
  decidedBy: string | null;
}

export interface NewBankRow extends Omit<BankRow, 'id' | 'statementId' | 'notOurs' | 'decidedBy'> {
  /** The same transfer has it in every file. */
  identity: string;
}

export interface NewStatement extends Pick<BankStatementView, 'bank' | 'fileName' | 'debits' | 'refused'> {
  heads: BankHeadsRequest;
  rows: readonly NewBankRow[];
}

/** What orders and passbooks have under a reference. */
export interface RecordedPart extends BankPartView {
  reference: string;
}

/** The statements of the shop's banks. Writing runs in the caller's transaction. */
export abstract class BankBooks {
  abstract banks(): Promise<BankView[]>;
  abstract page(query: ListBankStatementsQuery): Promise<ListPage<BankStatementRowView>>;
  abstract statement(id: string): Promise<Omit<BankStatementView, 'entries'> | null>;
  /** In the order of the file. */
  abstract rows(statementId: string): Promise<BankRow[]>;
  /** Keeps the rows that no file before had, and by which heads the bank's columns were read. @returns its id */
  abstract open(statement: NewStatement, actor: Actor, at: Date): Promise<string>;
  abstract lockRow(id: string): Promise<BankRow | null>;
  /** Who decided what becomes of it. */
  abstract decide(
    id: string,
    decision: { reference: string | null; notOurs: boolean },
    actor: Actor,
    at: Date,
  ): Promise<void>;
  /** Money in, by reference in any mode; what was corrected stands for nothing. */
  abstract recordedUnder(references: readonly string[]): Promise<RecordedPart[]>;
}
