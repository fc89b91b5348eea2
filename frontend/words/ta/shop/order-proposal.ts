import type { ProposalView } from '@shop/contracts/proposals/views';
import { formatMoney } from '@shop/contracts/rules/money';
import type { ProposedLine } from '@shop/contracts/rules/orders/proposals';
import type { Unit } from '@shop/contracts/rules/catalogue/units';
import type { words as English } from '../../en/shop/order-proposal.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { units } from './units.ts';

/** What the shop proposes to make of an order, on its customer's page. Made on the server: no script carries it. */
export const words: Translated<typeof English> = {
  open: 'உங்கள் ஆர்டரில் கேட்டதில் சிலது கையிருப்பில் இல்லை. கொஞ்சம் மாற்றலாமா?',
  declined: 'உங்கள் ஆர்டரைப் பற்றிப் போன் செய்கிறோம்',
  declinedHelp:
    'நாங்கள் கேட்டபடி எதையும் மாற்றவில்லை: உங்கள் ஆர்டர் முன்பு இருந்தபடியே இருக்கிறது. உங்களுக்குப் போன் செய்கிறோம்.',
  total: (is: number, was: number) => `மாற்றினால் மொத்தம் ${formatMoney(is)} (இப்போது ${formatMoney(was)}).`,
  back: (paise: number) => `உங்களுக்கு ${formatMoney(paise)} திருப்பித் தருவோம்.`,
  less: (paise: number) => `நீங்கள் கட்டுவது ${formatMoney(paise)} குறையும்.`,
  more: (paise: number) => `நீங்கள் கட்டுவது ${formatMoney(paise)} கூடும்.`,
  left: (paise: number) => `அப்போது கட்ட வேண்டிய மீதி ${formatMoney(paise)}.`,
  wait: 'நீங்கள் சரி சொல்லும் வரை எதுவும் மாறாது. உங்கள் பதில் தெரிந்த பிறகு பேக் செய்கிறோம்.',
  answerFirst: 'முதலில் எங்கள் கேள்விக்குப் பதில் சொல்லுங்கள்: அதை வைத்துத்தான் எவ்வளவு கட்ட வேண்டும் என்று தெரியும்.',
  accept: 'சரி, மாற்றுங்கள்',
  decline: 'வேண்டாம், போன் செய்யுங்கள்',
  /** In place of an answer that could not be taken. */
  failed: 'எதுவும் மாறவில்லை',
  settled: 'இதற்கு ஏற்கெனவே பதில் வந்துவிட்டது, அல்லது அந்தக் கேள்வி இப்போது இல்லை. கீழே இருப்பது உங்கள் இப்போதைய ஆர்டர்.',
  overtaken: 'நாங்கள் கேட்ட பிறகு உங்கள் ஆர்டர் அல்லது அதன் தொகை மாறிவிட்டது. அதைப் பற்றி உங்களுக்குப் போன் செய்கிறோம்.',
};

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
  const name = [goods, content].filter(Boolean).join(', ');
  if (from === 0) return `${name}: இல்லாததற்குப் பதிலாக இதில் ${counted(to, unit)} தரலாமா?`;
  if (to === 0)
    return `${name}: கையிருப்பில் இல்லை; நீங்கள் கேட்டது ${counted(from, unit)}. இது இல்லாமல் மற்றதை அனுப்பலாமா?`;
  if (to > from) return `${name}: ${from}-க்குப் பதில் ${counted(to, unit)} அனுப்பலாமா?`;
  return `${name}: நீங்கள் கேட்டது ${counted(from, unit)}, கையிருப்பு ${to} மட்டும். ${to} அனுப்பலாமா?`;
}

function moneySentences({ totalPaise, wasTotalPaise, balancePaise }: ProposalView): string[] {
  if (balancePaise < 0) return [words.back(-balancePaise)];
  const less = wasTotalPaise - totalPaise;
  const difference = less > 0 ? [words.less(less)] : less < 0 ? [words.more(-less)] : [];
  return balancePaise === totalPaise ? difference : [...difference, words.left(balancePaise)];
}

function counted(count: number, unit: string): string {
  const [one, several] = units[unit as Unit] ?? [unit, unit];
  return plural(count, { one: `1 ${one}`, other: `${count} ${several}` });
}
