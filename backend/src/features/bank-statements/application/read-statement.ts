import { setImmediate as turn } from 'node:timers/promises';
import type { BankRowView, BankStatementView } from '@shop/contracts/bank-statements/views';
import { found } from '../../../shared/domain-error.ts';
import { Candidates } from '../domain/candidates.ts';
import { matchRow, type Match } from '../domain/match-row.ts';
import { namedIn } from '../domain/named-in.ts';
import type { BankBooks, BankRow, RecordedPart } from './bank-books.ts';
import type { Payable } from './payable.ts';

/** So many rows are compared before others have their turn: a few hundredths of a second. */
const AT_ONCE = 100;
const NO_MATCH: Match = { proposals: [], isCertain: false, split: [] };

/** A statement with what becomes of each row. Nothing of it is kept: it follows from the ledgers and from what is owed. */
export class ReadStatement {
  constructor(
    private readonly books: BankBooks,
    private readonly payable: Payable,
  ) {}

  async execute(id: string): Promise<BankStatementView> {
    const statement = found(await this.books.statement(id));
    return { ...statement, entries: await this.asTheyStand(await this.books.rows(id)) };
  }

  async asTheyStand(rows: readonly BankRow[]): Promise<BankRowView[]> {
    const references = rows.flatMap(({ reference }) => reference ?? []);
    const recorded = Map.groupBy(await this.books.recordedUnder(references), ({ reference }) => reference);
    const partsOf = ({ reference }: BankRow) => (reference === null ? [] : (recorded.get(reference) ?? []));
    const open = new Set(rows.filter((row) => !row.notOurs && partsOf(row).length === 0));
    const candidates = await this.candidatesFor([...open]);
    const views: BankRowView[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await turn();
      const match = open.has(row) ? matchRow(row, candidates) : NO_MATCH;
      views.push(viewOf(row, partsOf(row), match));
    }
    return views;
  }

  private async candidatesFor(rows: readonly BankRow[]): Promise<Candidates> {
    if (rows.length === 0) return new Candidates([]);
    const { candidates, areAll } = await this.payable.meantBy(
      rows.map(({ description, amountPaise }) => ({ ...namedIn(description), amountPaise })),
    );
    return new Candidates(candidates, areAll);
  }
}

function viewOf(row: BankRow, parts: readonly RecordedPart[], match: Match): BankRowView {
  const { id, place, day, amountPaise, description, reference, decidedBy } = row;
  return {
    id,
    place,
    day,
    amountPaise,
    description,
    reference,
    state: stateOf(row, parts, match),
    recorded: parts.map(({ reference: _, ...part }) => part),
    proposals: match.proposals.map(({ candidate: { kind, number, name, owedPaise }, signs }) => ({
      kind,
      number,
      name,
      owedPaise,
      signs,
    })),
    split: match.split.map(({ kind, number, owedPaise }) => ({ kind, number, amountPaise: owedPaise })),
    decidedBy,
  };
}

function stateOf(row: BankRow, parts: readonly RecordedPart[], match: Match): BankRowView['state'] {
  const recordedPaise = parts.reduce((sum, part) => sum + part.amountPaise, 0);
  if (parts.length > 0) return recordedPaise === row.amountPaise ? 'recorded' : 'differs';
  if (row.notOurs) return 'not-ours';
  return match.isCertain ? 'certain' : 'open';
}
