/** `look`: it works, and somebody should look at it soon. `broken`: something does not work, or is in danger now. */
export type Verdict = 'fine' | 'look' | 'broken';

export interface Finding {
  verdict: Verdict;
  /** What is so, in a sentence for whoever is on call. */
  says: string;
  /** What to do about it; none for what is fine. */
  todo?: string;
}

export const fine = (says: string): Finding => ({ verdict: 'fine', says });
export const look = (says: string, todo: string): Finding => ({ verdict: 'look', says, todo });
export const broken = (says: string, todo: string): Finding => ({ verdict: 'broken', says, todo });
