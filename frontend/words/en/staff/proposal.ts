import { TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import type { ProposalAnswer, ProposedLine } from '@shop/contracts/rules/orders/proposals';
import { characters } from '../../characters.ts';

/** A change of an order that its customer is asked about. */
export const words = {
  title: 'Propose other quantities',
  titleHelp:
    'For what is not there. The customer is asked on the order’s page, and by letter where an e-mail is known; you may send the question by WhatsApp. Nothing changes before they say yes.',
  fields: {
    lines: 'What there would be',
    linesProblem:
      'Please leave at least one item, and how many of each: 1 or more. Take out what is not there.',
  },
  propose: 'Propose it',
  proposed: 'The change is proposed. The order is packed once it is answered.',

  open: (by: string, at: string) => `${by} proposed a change on ${at}: the customer has not answered yet`,
  declined: (by: string, at: string) => `${by} said no to the change on ${at}: please call`,
  declinedOnPhone: (saidBy: string, at: string) => `${saidBy} said no to the change by phone on ${at}`,
  lapsed: (at: string) =>
    `The customer said yes on ${at}, but by then the goods or their prices had changed, so nothing was done: please call`,
  /** Of what was not agreed. */
  notDone: 'The order is as it was. What had been proposed:',
  line: ({ name, from, to }: Pick<ProposedLine, 'name' | 'from' | 'to'>) =>
    from === 0
      ? `${name}: ${to} added`
      : to === 0
        ? `${name}: taken out, there were ${from}`
        : `${name}: ${to} instead of ${from}`,
  total: (is: number, was: number) => `Total ${formatMoney(is)} instead of ${formatMoney(was)}`,
  owes: (paise: number) =>
    paise < 0
      ? `Due back to the customer: ${formatMoney(-paise)}`
      : `Still to be paid: ${formatMoney(paise)}`,
  answers: { accepted: 'They say yes', declined: 'They say no' } satisfies Record<ProposalAnswer, string>,
  answerTitles: {
    accepted: (number: string) => `${number}: the customer agrees`,
    declined: (number: string) => `${number}: the customer does not agree`,
  } satisfies Record<ProposalAnswer, (number: string) => string>,
  answerHelps: {
    accepted: 'The order becomes what was proposed, with its money and its goods, as by any edit.',
    declined: 'The order stays as it is, and this question stands here until somebody settles it.',
  } satisfies Record<ProposalAnswer, string>,
  answered: {
    accepted: 'The order is changed as the customer agreed.',
    declined: 'Noted: the customer does not agree.',
  } satisfies Record<ProposalAnswer, string>,
  answerFields: {
    saidBy: 'Who said so',
    saidByHelp: 'On the telephone. It stays in the history and in the audit log.',
    saidByProblem: `Please fill in who said so, ${characters(TEXT.personName)}.`,
  },
  takeBack: 'Take it back',
  takenBack: 'The proposed change is taken back. The order is as it was.',
  settle: 'Leave it as it is',
  settled: 'Noted: the order stays as it is.',
  textLines: {
    en: ({ name, from, to }: ProposedLine) => `${name}: ${to} instead of ${from}`,
    ta: ({ name, nameTa, from, to }: ProposedLine) => `${nameTa ?? name}: ${from}-க்குப் பதில் ${to}`,
  },
} as const;
