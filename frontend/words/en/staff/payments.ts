/** The forms in which the order desk records, moves and pays back money. */
export const words = {
  paymentFields: {
    mode: 'Mode',
    amountPaise: 'Amount in rupees',
    amountPaiseProblem: 'Please fill in an amount such as 2500 or 2,500.50.',
    reference: 'UTR or reference',
    referenceHelp: 'Of a UPI or bank transfer, each once. May stay empty for cash.',
    referenceProblem: 'Please fill in the UTR: 4 to 40 letters and digits.',
    receivedOn: 'Received on',
    note: 'Note',
    other: 'Another order it pays too',
    otherHelp: 'Its number. It gets what is over once this order is paid.',
    otherProblem: 'An order number looks like DS26-00042.',
  },
  paidBackOn: 'Paid back on',
  paymentTitle: (number: string) => `Record a payment for ${number}`,
  paymentSaved: (money: string) => `${money} is recorded.`,
  refundTitle: (number: string) => `Record a refund for ${number}`,
  refundSaved: (money: string) => `${money} paid back is recorded.`,
  allForThis: (money: string, number: string) => `${money} is for ${number}.`,
  shared: (own: string, number: string, rest: string, other: string) =>
    `${own} is for ${number}, ${rest} for ${other}.`,
  doubts: {
    'above-balance': (number: string, over: string) =>
      `${over} more than ${number} owes. It is then due back to the customer.`,
    'order-cancelled': (number: string) =>
      `${number} is cancelled. The money is then due back to the customer.`,
    'year-over': (number: string) =>
      `The year of ${number} is over: nothing is bought with it any more. Record it only if the money is here; it is then paid back.`,
    'same-reference': 'This reference is recorded already, elsewhere or in another mode:',
    'same-cash': 'The same amount was recorded in cash a moment ago:',
    'same-transfer': 'The same amount is recorded within five days. Is it the same money?',
    'reference-incomplete':
      'The reference looks incomplete: UPI and IMPS have 12 digits, NEFT 16 or 22 letters and digits, RTGS 22. Please compare it with the bank’s message.',
    'same-member': (number: string) =>
      `This phone has ${number} in this scheme already. Is it a passbook of its own, of the family for example?`,
    'above-refund': (number: string, over: string) => `${over} more than is due back for ${number}.`,
  },
  earlier: (money: string, mode: string, day: string, by: string) => `${money}, ${mode}, ${day}, by ${by}`,
  allTheSame: 'Record all the same',
  seeEarlier: (number: string) => `See ${number}`,
  moveTitle: (money: string) => `Move ${money} to another order`,
  moveFields: {
    number: 'Order that it is for',
    numberProblem: 'An order number looks like DS26-00042.',
    amountPaise: 'Amount in rupees',
    amountPaiseHelp: 'As it is, or a part of it.',
    amountPaiseProblem: 'Please fill in an amount such as 2500 or 2,500.50.',
  },
  movedTo: (money: string, number: string) => `${money} is ${number}’s now.`,
  balanceIs: (money: string) => `The balance is ${money}.`,
  paidIs: (money: string) => `${money} was paid so far.`,
} as const;
