/** Where a member's money goes when it is paid back: a UPI ID, or an account. */
export interface Payee {
  upiId: string | null;
  accountName: string | null;
  accountNumber: string | null;
  ifsc: string | null;
}

/** Whether it says one place, whole. */
export function isWholePayee({ upiId, accountName, accountNumber, ifsc }: Payee): boolean {
  const account = [accountName, accountNumber, ifsc].filter((part) => part !== null).length;
  return upiId === null ? account === 3 : account === 0;
}

/** As whoever decides about it sees it: a UPI ID, or the end of an account's number with its bank's code. */
export function payeeInShort({ upiId, accountNumber, ifsc }: Payee): string {
  return upiId ?? `…${(accountNumber ?? '').slice(-4)}, ${ifsc ?? ''}`;
}

/** The same on a page whose link is passed on: of a UPI ID its beginning and its end. */
export function payeeMasked(payee: Payee): string {
  const { upiId } = payee;
  return upiId === null ? payeeInShort(payee) : `${upiId.slice(0, 2)}…${upiId.slice(upiId.indexOf('@'))}`;
}

export function isSamePayee(a: Payee | null, b: Payee | null): boolean {
  const parts = (payee: Payee | null) =>
    payee && [payee.upiId, payee.accountName, payee.accountNumber, payee.ifsc].join('\n');
  return parts(a) === parts(b);
}
