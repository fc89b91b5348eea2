import type { BankAnswer } from '@shop/contracts/rules/bank/bank-answer';

type PayoutState = 'proposed' | 'sent' | 'paid' | 'failed' | 'discarded';

export interface AnsweredPayout {
  reference: string;
  state: PayoutState;
}

/** What an answer means for a payout: nothing new, nothing known, or what it is from now on. */
export type AnswerResult = 'paid' | 'failed' | 'unchanged' | 'unknown';

/**
 * What a bank's answers mean for the payouts as they are. A transfer that the bank took back after all fails late; one
 * that failed is due again and was perhaps sent once more, so it is paid by nothing that is said of it later.
 */
export function resultsOf(
  answers: readonly BankAnswer[],
  payouts: readonly AnsweredPayout[],
): { answer: BankAnswer; result: AnswerResult }[] {
  const states = new Map(payouts.map(({ reference, state }) => [reference, state]));
  return answers.map((answer) => {
    const { reference, outcome } = answer;
    const state = states.get(reference);
    if (state === outcome) return { answer, result: 'unchanged' };
    if (state !== 'sent' && !(state === 'paid' && outcome === 'failed')) return { answer, result: 'unknown' };
    states.set(reference, outcome);
    return { answer, result: outcome };
  });
}

/** The reference of a transfer of which one file says two things. */
export function contradictionIn(answers: readonly BankAnswer[]): string | null {
  const said = new Map<string, string>();
  for (const { reference, outcome } of answers) {
    const before = said.get(reference);
    if (before !== undefined && before !== outcome) return reference;
    said.set(reference, outcome);
  }
  return null;
}
