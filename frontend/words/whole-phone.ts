import { formatMobile } from '@shop/contracts/rules/phone';

/** `98421 00123` within a sentence: on one line. */
export function wholePhone(digits: string): string {
  return formatMobile(digits).replace(' ', '\u00a0');
}
