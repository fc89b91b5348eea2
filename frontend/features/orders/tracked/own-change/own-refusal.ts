import type { Problem } from '@shop/contracts/errors';
import { ApiError, NetworkError } from '../../../../api/api-error.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { sentences, words } from '../../../../words/en/shop/own-change.ts';
import { refusalSentence } from '../../form/refusal-sentence.ts';

/** What her order is by now cannot be told from what she sees: it is read again. */
const OTHER_ORDER: ReadonlySet<Problem['code']> = new Set(['own-change-superseded', 'own-change-refused']);

/** Why a change was not made, and whether the order itself is another than it was. */
export interface OwnRefusal {
  sentence: string;
  isOther: boolean;
  /** Nobody knows whether it was made. */
  isUnknown?: boolean;
  /** It can be asked for, and is not done at once any more. */
  needsShop?: boolean;
}

export function ownRefusal(error: unknown): OwnRefusal {
  if (error instanceof NetworkError || (error instanceof ApiError && error.problem.status >= 500))
    return { sentence: words.unknown, isOther: false, isUnknown: true };
  if (!(error instanceof ApiError)) return { sentence: sentenceOf(error), isOther: false };
  const own: string | ((details: never) => string) | undefined = sentences[error.code];
  const sentence =
    own === undefined
      ? refusalSentence(error)
      : typeof own === 'string'
        ? own
        : own(error.problem.details as never);
  return {
    sentence,
    isOther: OTHER_ORDER.has(error.code),
    needsShop: error.code === 'own-change-needs-shop',
  };
}
