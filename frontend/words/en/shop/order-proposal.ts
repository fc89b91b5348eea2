import type { ProposalView } from '@shop/contracts/proposals/views';
import { formatMoney } from '@shop/contracts/rules/money';
import type { ProposedLine } from '@shop/contracts/rules/orders/proposals';
import type { Unit } from '@shop/contracts/rules/catalogue/units';
import { units } from './units.ts';

/** What the shop proposes to make of an order, on its customer's page. Made on the server: no script carries it. */
export const words = {
  open: 'Not all of your order is there. May we change it?',
  declined: 'We call you about your order',
  declinedHelp: 'The change that we proposed was not made: your order is as it was. We call you.',
  total: (is: number, was: number) => `The new total is ${formatMoney(is)} instead of ${formatMoney(was)}.`,
  back: (paise: number) => `You get ${formatMoney(paise)} back.`,
  less: (paise: number) => `You pay ${formatMoney(paise)} less.`,
  more: (paise: number) => `You pay ${formatMoney(paise)} more.`,
  left: (paise: number) => `${formatMoney(paise)} is to be paid then.`,
  wait: 'Nothing changes before you say yes, and we pack your order when we know.',
  answerFirst: 'Please answer our question first: what is to be paid follows from it.',
  accept: 'Yes, change it so',
  decline: 'No, call me',
  /** In place of an answer that could not be taken. */
  failed: 'Nothing was changed',
  settled: 'This was answered already, or is not asked any more. Below is your order as it is now.',
  overtaken: 'Your order, or what it costs, is not what it was when we asked. We call you about it.',
} as const;

/** What is proposed, a sentence each. */
export function proposalSentences(proposal: ProposalView): string[] {
  const { lines, totalPaise, wasTotalPaise } = proposal;
  return [
    ...lines.map(lineSentence),
    [words.total(totalPaise, wasTotalPaise), ...moneySentences(proposal)].join(' '),
    words.wait,
  ];
}

function lineSentence({ name: goods, content, unit, from, to }: ProposedLine): string {
  if (from === 0)
    return `In its place we propose ${counted(to, unit)} of ${[goods, content].filter(Boolean).join(', ')}.`;
  const name = content === null ? goods : `${goods}, ${content},`;
  if (to === 0)
    return `Of ${name} nothing is there; you ordered ${counted(from, unit)}. We propose to leave it out.`;
  if (to > from) return `We propose ${counted(to, unit)} of ${name} instead of ${from}.`;
  return `Only ${to} of ${counted(from, unit)} of ${name} ${to === 1 ? 'is' : 'are'} there. We propose to send ${to}.`;
}

function moneySentences({ totalPaise, wasTotalPaise, balancePaise }: ProposalView): string[] {
  if (balancePaise < 0) return [words.back(-balancePaise)];
  const less = wasTotalPaise - totalPaise;
  const difference = less > 0 ? [words.less(less)] : less < 0 ? [words.more(-less)] : [];
  return balancePaise === totalPaise ? difference : [...difference, words.left(balancePaise)];
}

function counted(count: number, unit: string): string {
  const [one, several] = units[unit as Unit] ?? [unit, unit];
  return `${count} ${count === 1 ? one : several}`;
}
