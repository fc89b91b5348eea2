import { sentenceOf } from '../../../api/errors.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { pinCodeElsewhere } from '../../../words/en/shop/pin-code-elsewhere.ts';

/** What to tell a shopper whose order was refused. */
export function refusalSentence(error: ApiError): string {
  const elsewhere = error.detailsOf('pin-code-elsewhere');
  return elsewhere ? pinCodeElsewhere(elsewhere) : sentenceOf(error);
}
