import { Injectable } from '@nestjs/common';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { BankClaimView, BankRowView, BankStatementView } from '@shop/contracts/bank-statements/views';
import { found } from '../../../shared/domain-error.ts';
import { Candidates, type Candidate } from '../domain/candidates.ts';
import { Claims, type Claim } from '../domain/claims.ts';
import { matchRow, type Match } from '../domain/match-row.ts';
import { namedIn } from '../domain/named-in.ts';
import { BankStatementRepository, type BankRow, type RecordedPart } from './bank-statement-repository.ts';
import { Payable } from './payable.ts';

/** So many rows are compared before the event loop is given back: a few hundredths of a second. */
const AT_ONCE = 100;
const NO_MATCH: Match = { proposals: [], isCertain: false, split: [], caution: null };

/** A statement with what becomes of each row. Nothing of it is kept: it follows from the ledgers and from what is owed. */
@Injectable()
export class ReadStatement {
  constructor(
    private readonly repository: BankStatementRepository,
    private readonly payable: Payable,
  ) {}

  async execute(id: string): Promise<BankStatementView> {
    const statement = found(await this.repository.statement(id));
    return { ...statement, entries: await this.asTheyStand(await this.repository.rows(id)) };
  }

  async asTheyStand(rows: readonly BankRow[]): Promise<BankRowView[]> {
    const references = rows.flatMap(({ reference }) => reference ?? []);
    const recorded = Map.groupBy(await this.repository.recordedOf(rows), ({ rowId }) => rowId);
    const sent = references.length > 0 ? await this.repository.sentUnder(references) : new Set<string>();
    const partsOf = ({ id, leftOut }: BankRow) => (leftOut ? [] : (recorded.get(id) ?? []));
    const open = rows.filter((row) => !row.notOurs && !row.leftOut && partsOf(row).length === 0);
    const candidates = await this.candidatesFor(open);
    const claims = new Claims(await this.repository.claimsFor(open));
    const met = new Map<BankRow, Claim[]>();
    const matches = new Map<BankRow, Match>();
    for (const [index, row] of open.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
      const wentOut = row.wentOut || (row.reference !== null && sent.has(row.reference));
      const match = matchRow({ ...row, wentOut }, candidates);
      const ofRow = claims.metBy(row, match);
      met.set(row, ofRow);
      matches.set(row, { ...match, isCertain: match.isCertain && ofRow.length === 0 });
    }
    const tooMuch = paidTooMuch(matches);
    return rows.map((row) =>
      viewOf(row, partsOf(row), matches.get(row) ?? NO_MATCH, tooMuch, met.get(row) ?? []),
    );
  }

  private async candidatesFor(rows: readonly BankRow[]): Promise<Candidates> {
    if (rows.length === 0) return new Candidates([]);
    const clues = rows.map(({ description, day, amountPaise }) => ({
      ...namedIn(description),
      day,
      amountPaise,
    }));
    const { candidates, areAll } = await this.payable.meantBy(clues);
    const known = new Set(candidates.flatMap(({ number, formerNumbers }) => [number, ...formerNumbers]));
    const others = clues.flatMap(({ numbers }) => numbers.filter((number) => !known.has(number)));
    const named = others.length > 0 ? await this.payable.calledSo(others) : [];
    return new Candidates([...candidates, ...named], areAll);
  }
}

/** What rows that are certain each by itself would pay more than it takes: one of them is for another. */
function paidTooMuch(matches: ReadonlyMap<BankRow, Match>): ReadonlySet<Candidate> {
  const sums = new Map<Candidate, number>();
  for (const [{ amountPaise }, { isCertain, proposals }] of matches) {
    const payee = isCertain ? proposals[0]?.candidate : undefined;
    if (payee) sums.set(payee, (sums.get(payee) ?? 0) + amountPaise);
  }
  return new Set([...sums].filter(([{ mostPaise }, paise]) => paise > mostPaise).map(([payee]) => payee));
}

function viewOf(
  row: BankRow,
  parts: readonly RecordedPart[],
  match: Match,
  tooMuch: ReadonlySet<Candidate>,
  claims: readonly Claim[],
): BankRowView {
  const {
    id,
    place,
    day,
    amountPaise,
    description,
    reference,
    decidedBy,
    twin = null,
    isLinked = false,
  } = row;
  const payee = match.proposals[0]?.candidate;
  const isCertain = match.isCertain && payee !== undefined && !tooMuch.has(payee);
  return {
    id,
    place,
    day,
    amountPaise,
    description,
    reference,
    state: stateOf(row, parts, isCertain),
    recorded: parts.map(({ rowId: _, ...part }) => part),
    isLinked,
    claims: claims.map(claimView),
    proposals: match.proposals.map(({ candidate: { kind, number, name, owedPaise }, evidence }) => ({
      kind,
      number,
      name,
      owedPaise,
      signs: evidence,
    })),
    split: match.split.map(({ kind, number, owedPaise }) => ({ kind, number, amountPaise: owedPaise })),
    caution: match.caution ?? (row.wentOut ? 'went-out' : null),
    twin,
    decidedBy,
  };
}

function claimView({ id, kind, mode, reference, receivedOn, recordedBy, payees }: Claim): BankClaimView {
  const numbers = payees.map(({ number }) => number);
  return { id, kind, numbers, name: payees[0]?.name ?? '', mode, reference, receivedOn, recordedBy };
}

function stateOf(row: BankRow, parts: readonly RecordedPart[], isCertain: boolean): BankRowView['state'] {
  if (row.leftOut) return 'known';
  const recordedPaise = parts.reduce((sum, part) => sum + part.amountPaise, 0);
  if (parts.length > 0) return recordedPaise === row.amountPaise ? 'recorded' : 'differs';
  if (row.notOurs) return 'not-ours';
  return isCertain ? 'certain' : 'open';
}
