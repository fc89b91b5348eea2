import { looksLikeEmail } from '@shop/contracts/rules/limits';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { askReminder, forgetReminder } from '@shop/contracts/reminders/endpoints';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { call, type Visitor } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { pageLanguage } from '../../../lib/language.ts';
import { words } from '../../../words/en/shop/closed.ts';

/** What the page says after somebody asked to be told when the shop opens. */
export interface ReminderAnswer {
  done: boolean;
  text: string;
}

/** Takes the address of an e-mail off the list, by the token of its link. */
export async function forget(token: string, visitor: Visitor): Promise<ReminderAnswer> {
  try {
    await call(forgetReminder, { body: { token }, visitor });
    return { done: true, text: words.forgotten };
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid-request'))
      return { done: false, text: words.unknownForgetLink };
    if (error instanceof ApiError || error instanceof NetworkError)
      return { done: false, text: sentenceOf(error) };
    throw error;
  }
}

/** Asks for the one message on the day the shop opens, by phone or by e-mail, whichever was typed. */
export async function askForReminder(
  { contact = '', consent, website = '' }: Record<string, string>,
  visitor: Visitor,
): Promise<ReminderAnswer> {
  const typed = contact.trim();
  const phone = mobileDigits(typed);
  if (phone === null && !looksLikeEmail(typed)) return { done: false, text: words.noContact };
  if (consent === undefined) return { done: false, text: words.noConsent };
  try {
    const channel = phone === null ? { email: typed } : { phone };
    await call(askReminder, { body: { ...channel, consent: true, ...pageLanguage, website }, visitor });
    return { done: true, text: words.reminded };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid-request')
      return { done: false, text: words.noContact };
    if (error instanceof ApiError || error instanceof NetworkError)
      return { done: false, text: sentenceOf(error) };
    throw error;
  }
}
