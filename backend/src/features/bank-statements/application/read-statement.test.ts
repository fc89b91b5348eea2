import { expect, test } from '@jest/globals';
import type { BankStatementRepository, BankRow } from './bank-statement-repository.ts';
import type { Payable } from './payable.ts';
import { ReadStatement } from './read-statement.ts';

const row = (place: number): BankRow => ({
  id: String(place),
  statementId: 'october',
  place,
  day: '2026-10-27',
  amountPaise: 100_000,
  mode: 'upi',
  description: 'UPI/MEENAKSHI SUNDARAM',
  reference: null,
  notOurs: false,
  decidedBy: null,
});

test('while a thousand rows are compared others have their turn', async () => {
  const none = () => Promise.resolve([]);
  const books = { recordedOf: none, claimsFor: none } as unknown as BankStatementRepository;
  const payable: Payable = {
    meantBy: () => Promise.resolve({ candidates: [], areAll: true }),
    calledSo: () => Promise.resolve([]),
  };
  let turns = 0;
  let next = setImmediate(function other() {
    turns += 1;
    next = setImmediate(other);
  });
  const rows = Array.from({ length: 1_000 }, (_, place) => row(place));
  const views = await new ReadStatement(books, payable).asTheyStand(rows);
  clearImmediate(next);
  expect(views.map(({ place, state }) => [place, state])).toEqual(rows.map(({ place }) => [place, 'open']));
  expect(turns).toBeGreaterThanOrEqual(9);
});
