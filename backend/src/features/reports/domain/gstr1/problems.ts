import { isGstin } from '@shop/contracts/rules/documents/gstin';
import { HSN } from '@shop/contracts/rules/limits';
import { STATE_NAMES } from './state-names.ts';
import { isCancelled, type TaxDocument } from './tax-document.ts';

export const DOCUMENT_PROBLEMS = [
  'other-gstin',
  'place-unknown',
  'tax-of-other-place',
  'note-without-invoice',
  'irn-missing',
  'irn-cancelled',
  'hsn-missing',
  'buyer-gstin-wrong',
  'rate-zero',
] as const;
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number];

/** So many numbers of documents are named; the others are counted. */
const NAMED = 20;

/** What is wrong with documents: how many, and the numbers of the first. */
export class Problems {
  private readonly found = new Map<DocumentProblem, { count: number; numbers: string[] }>();

  of(problem: DocumentProblem): { count: number; numbers: readonly string[] } {
    return this.found.get(problem) ?? { count: 0, numbers: [] };
  }

  lookAt(document: TaxDocument, shopGstin: string): void {
    for (const problem of problemsOf(document, shopGstin)) {
      const found = this.found.get(problem) ?? { count: 0, numbers: [] };
      found.count += 1;
      if (found.numbers.length < NAMED) found.numbers.push(document.number);
      this.found.set(problem, found);
    }
  }
}

function problemsOf(document: TaxDocument, shopGstin: string): DocumentProblem[] {
  const { sellerGstin, gstin, place, isWithinState, lines, kind, credits, registration } = document;
  const is = (problem: DocumentProblem, holds: boolean) => (holds ? [problem] : []);
  if (isCancelled(document)) {
    const isOpen = kind === 'invoice' && registration === 'cancelled' && !document.isTakenBack;
    return is('irn-cancelled', isOpen);
  }
  return [
    ...is('other-gstin', sellerGstin !== shopGstin),
    ...is('place-unknown', !(place.code in STATE_NAMES)),
    ...is('tax-of-other-place', isWithinState !== (place.code === sellerGstin.slice(0, 2))),
    ...is('note-without-invoice', kind === 'credit-note' && (credits === null || isCancelled(credits))),
    ...is('irn-missing', registration === 'missing'),
    ...is(
      'hsn-missing',
      lines.some(({ hsn }) => !HSN.test(hsn)),
    ),
    ...is('buyer-gstin-wrong', gstin !== '' && !isGstin(gstin)),
    ...is(
      'rate-zero',
      lines.some(({ basisPoints }) => basisPoints === 0),
    ),
  ];
}
