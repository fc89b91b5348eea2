/** Where money goes that is paid back, as its member says on the passbook. */
export const payeeWords = {
  title: 'Where your money goes',
  goesTo: (payTo: string) =>
    `We pay it to ${payTo}. If that is wrong, please call us: only we can change it, so that nobody else leads it elsewhere.`,
  intro: 'We pay back what you paid in. Tell us where to: a UPI ID, or an account with your bank.',
  upiId: 'UPI ID',
  upiIdHelp: 'Such as meena@okbank.',
  orAccount: 'Or an account:',
  accountName: 'Account holder',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  phone: 'Your mobile number, as in the passbook',
  phoneHelp: 'So that only you can say where it goes.',
  once: 'You can enter this only once. Check it before you send it.',
  send: 'Pay it back there',
  problems: {
    none: 'Please fill in a UPI ID, or holder, number and IFSC of an account.',
    both: 'Please fill in the UPI ID or the account, not both.',
    upiId: 'A UPI ID looks like name@bank.',
    accountName: 'Please fill in whose account it is.',
    accountNumber: 'An account number has 6 to 18 digits, and not zeros only.',
    ifsc: 'An IFSC has 11 characters, such as SBIN0001234.',
    phone: 'Please fill in the ten digits of your mobile number.',
  },
} as const;
