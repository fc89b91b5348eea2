import { formatMoney } from '@shop/contracts/rules/money';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { characters } from '../../characters.ts';

/** What a customer says is broken or missing of a collected order. */
export const words = {
  open: (by: string, at: string) => `${by} told on ${at} that goods are broken or missing`,
  answered: (by: string | null, at: string) =>
    by === null
      ? `Broken or missing goods, answered on ${at}`
      : `Broken or missing goods, answered by ${by} on ${at}`,
  line: (quantity: number, ordered: number, name: string, paise: number) =>
    `${quantity} of ${ordered} ${name}: ${formatMoney(paise)}`,
  worth: (paise: number) => `In all ${formatMoney(paise)} at the rates of the order.`,
  remark: (remark: string) => `They say: ${remark}`,
  photos: 'Photographs',
  photo: (position: number) => `Photograph ${position}`,
  enlarge: (position: number) => `See photograph ${position} larger`,
  noPhotos: 'No photographs came with it.',
  answer: (answer: string) => `Our answer: ${answer}`,
  credited: (paise: number) => `${formatMoney(paise)} was credited.`,
  noInvoice:
    'The order has no tax invoice, so nothing can be credited here. Agree with the customer by phone. If you pay money back, record it first under Payments, as a refund: the order then shows that sum as not paid, though you do not ask for it. Then answer here what you did.',
  answerPlain: 'Answer',
  answerPlainTitle: (number: string) => `${number}: answer the customer`,
  answerPlainHelp:
    'Write what you agreed, and what was paid back. The customer reads it on the order’s page, and by e-mail.',
  credit: 'Credit goods',
  creditTitle: (number: string) => `${number}: credit broken or missing goods`,
  creditHelp:
    'A credit note takes the goods off what the customer owes; what was paid for them becomes a refund due, which you pay back as always. The customer reads your answer on the order’s page, and by e-mail.',
  quantityOf: (name: string, claimed: number) => `${name}, told of ${claimed}`,
  quantityProblem: (most: number) => `Please fill in how many, 0 to ${most}.`,
  fields: {
    reason: 'Your answer',
    reasonHelp: 'It stands on the credit note too.',
    reasonProblem: `Please write your answer, in ${characters(DESK_TEXT.reason)}.`,
  },
  creditDone: 'The credit note is made, and the customer is told.',
  decline: 'Answer without credit',
  declineTitle: (number: string) => `${number}: answer without credit`,
  declineHelp: 'Nothing is credited. The customer reads your answer on the order’s page, and by e-mail.',
  declined: 'The customer is told.',
} as const;
