import { noAnswer, sentences, type Sentences } from '../words/en/shop/api-errors.ts';
import { ApiError, NetworkError } from './api-error.ts';

type Known = Partial<Sentences> & { unexpected: string };
const known: Known = { ...sentences };

/** Sentences of another language than the page's. */
export interface OwnSentences {
  noAnswer: string;
  known: Known;
}
const ofPage: OwnSentences = { noAnswer, known };

let learning: Promise<unknown> = Promise.resolve();

/** Once they are here these are said, too. */
export function learnSentences(coming: Promise<Partial<Sentences>>): void {
  learning = coming.then(
    (more) => Object.assign(known, more),
    () => undefined,
  );
}

/** Settles when whatever is to be learnt is known, or will not come. */
export function sentencesLearnt(): Promise<unknown> {
  return learning;
}

/** What to tell a person about anything that was thrown. */
export function sentenceOf(error: unknown, own = ofPage): string {
  if (error instanceof NetworkError) return own.noAnswer;
  if (!(error instanceof ApiError)) return own.known.unexpected;
  // A code of a newer backend has no sentence here yet.
  const sentence: string | ((details: never) => string) =
    own.known[error.code] ?? known[error.code] ?? own.known.unexpected;
  return typeof sentence === 'string' ? sentence : sentence(error.problem.details as never);
}

const AT_THE_PROVIDER = ['provider-refused', 'provider-knows-nobody', 'provider-unavailable'] as const;

/** Why a sign-in at a provider came to nothing, by the code in the address; null for anything else. */
export function providerSentence(code: string | undefined): string | null {
  const known = AT_THE_PROVIDER.find((each) => each === code);
  return known ? sentences[known] : null;
}
