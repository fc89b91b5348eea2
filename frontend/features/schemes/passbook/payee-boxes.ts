import { ACCOUNT_NUMBER, IFSC, REFERRER_TEXT, UPI_ID } from '@shop/contracts/rules/limits';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { payeeWords as words } from '../../../words/en/passbook-payee.ts';

export type PayeeBox = 'phone' | 'upiId' | 'accountName' | 'accountNumber' | 'ifsc';

/** What the boxes say: numbers are pasted in groups, as banks print them, and kept without. */
export function payeeTyped(typed: Partial<Record<PayeeBox, string>>): Record<PayeeBox, string> {
  const { phone = '', upiId = '', accountName = '', accountNumber = '', ifsc = '' } = typed;
  return {
    phone: phone.trim(),
    upiId: upiId.trim(),
    accountName: accountName.trim(),
    accountNumber: ungrouped(accountNumber),
    ifsc: ungrouped(ifsc).toUpperCase(),
  };
}

/** What cannot be right, a sentence a box; the API has the last word. */
export function wrongInPayee({
  phone,
  upiId,
  accountName,
  accountNumber,
  ifsc,
}: Record<PayeeBox, string>): Partial<Record<PayeeBox, string>> {
  const wrong: Partial<Record<PayeeBox, string>> = {};
  if (!mobileDigits(phone)) wrong.phone = words.problems.phone;
  const hasAccount = [accountName, accountNumber, ifsc].some(Boolean);
  if (upiId === '' && !hasAccount) wrong.upiId = words.problems.none;
  else if (upiId !== '' && hasAccount) wrong.upiId = words.problems.both;
  else if (upiId !== '' && !UPI_ID.test(upiId)) wrong.upiId = words.problems.upiId;
  if (!hasAccount) return wrong;
  if (accountName.length < REFERRER_TEXT.accountName.min) wrong.accountName = words.problems.accountName;
  if (!ACCOUNT_NUMBER.test(accountNumber)) wrong.accountNumber = words.problems.accountNumber;
  if (!IFSC.test(ifsc)) wrong.ifsc = words.problems.ifsc;
  return wrong;
}

function ungrouped(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '');
}
