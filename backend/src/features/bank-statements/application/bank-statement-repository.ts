import type { BankHeadsRequest, ListBankStatementsQuery } from '@shop/contracts/bank-statements/requests';
import type {
  BankPartView,
  BankStatementRowView,
  BankStatementView,
  BankTwinView,
  BankView,
} from '@shop/contracts/bank-statements/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Actor } from '../../../shared/actor.ts';
import type { Claim } from '../domain/claims.ts';
import type { Incoming } from '../domain/incoming.ts';
import type { MoneyOut } from '../domain/money-out.ts';
import type { NewRow } from '../domain/twins.ts';

/** A row of a statement as it is kept. */
export interface BankRow extends Incoming {
  id: string;
  statementId: string;
  place: number;
  mode: 'upi' | 'bank';
  notOurs: boolean;
  decidedBy: string | null;
  /** It was taken for its twin, and stands for nothing. */
  leftOut?: boolean;
  twin?: BankTwinView | null;
  /** It backs an entry that was made by hand before. */
  isLinked?: boolean;
}

export interface NewBankRow extends NewRow, Pick<BankRow, 'place' | 'mode'> {
  wentOut: boolean;
}

export interface NewStatement extends Pick<BankStatementView, 'bank' | 'fileName' | 'refused' | 'file'> {
  heads: BankHeadsRequest;
  /** Money that went out. */
  debits: readonly MoneyOut[];
  rows: readonly NewBankRow[];
}

/** What orders and passbooks have of a row: under its reference, or by an entry that is linked to it. */
export interface RecordedPart extends BankPartView {
  rowId: string;
}

/** The statements of the shop's banks. Writing runs in the caller's transaction. */
export abstract class BankStatementRepository {
  abstract banks(): Promise<BankView[]>;
  abstract page(query: ListBankStatementsQuery): Promise<ListPage<BankStatementRowView>>;
  abstract statement(id: string): Promise<Omit<BankStatementView, 'entries'> | null>;
  /** In the order of the file. */
  abstract rows(statementId: string): Promise<BankRow[]>;
  /** Keeps the rows, left out where they are known, and by which heads the bank's columns were read. @returns its id */
  abstract open(statement: NewStatement, actor: Actor, at: Date): Promise<string>;
  abstract lockRow(id: string): Promise<BankRow | null>;
  /** Who decided what becomes of it. */
  abstract decide(
    id: string,
    decision: { reference: string | null; notOurs: boolean },
    actor: Actor,
    at: Date,
  ): Promise<void>;
  /** Makes a row that was left out one of its own. @returns false when another file's was brought in for it */
  abstract bringIn(id: string): Promise<boolean>;
  /** Those of these references under which the shop sent money out. */
  abstract sentUnder(references: readonly string[]): Promise<Set<string>>;
  /** Money in, in any mode; what was corrected stands for nothing. */
  abstract recordedOf(rows: readonly Pick<BankRow, 'id' | 'reference'>[]): Promise<RecordedPart[]>;
  /** Entries by hand that no row backs, of these rows' sums and about their days. */
  abstract claimsFor(rows: readonly Incoming[]): Promise<Claim[]>;
  /** Whoever enters money for them waits until the caller's transaction ends. */
  abstract lockPayees(numbers: readonly string[]): Promise<void>;
  /** The row backs the claim, whose reference is the bank's from now on. @throws DomainError bank-entry-changed */
  abstract link(row: BankRow, claim: Claim, actor: Actor, at: Date): Promise<void>;
  /** Takes a link back: the reference of the entry is its own again, and the row has what the bank says. */
  abstract unlink(row: BankRow, actor: Actor, at: Date): Promise<void>;
  /** The row backs what was just recorded of it. */
  abstract linkRecorded(row: BankRow, reference: string, actor: Actor, at: Date): Promise<void>;
}
