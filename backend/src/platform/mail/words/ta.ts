import { dayWords } from '@shop/contracts/rules/day-words/ta';
import { type Day, formatDay as formatDayIn } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { LorryFacts } from '../../../shared/emails/emails.ts';
import type { CustomerKind, Wordings } from './wording.ts';

const formatDay = (day: Day) => formatDayIn(day, dayWords);

const dear = (name: string) => `வணக்கம் ${name},`;
const FOLLOW = 'ஆர்டர் எங்கே என்று பார்க்க';
const SEE = 'உங்கள் ஆர்டரைப் பார்க்க';
const TO_PAY = 'எப்படிக் கட்டுவது என்று ஆர்டர் பக்கத்தில் இருக்கிறது. அங்கே உள்ள அக்கவுண்டுக்கு மட்டுமே பணம் அனுப்புங்கள்.';
const PAID = 'பணம் முழுவதும் கட்டியாயிற்று. இப்போது பேக் செய்கிறோம்.';
const KEEP_LINK = 'இந்த லிங்க் உள்ள யாரும் உங்கள் ஆர்டரைப் பார்க்கலாம்; அதனால் வேறு யாருக்கும் தராதீர்கள்.';

/** Names of the details. */
const ORDER = 'ஆர்டர் எண்';
const TOTAL = 'மொத்தம்';
const LEFT = 'கட்ட வேண்டிய மீதி';
const ANSWER = 'எங்கள் பதில்';

export const wordings: Pick<Wordings, CustomerKind> = {
  'order-received': ({ number, token, customerName, totalPaise }, links, own) => ({
    ...own({ name: customerName, number, total: formatMoney(totalPaise) }),
    greeting: dear(customerName),
    details: [
      [ORDER, number],
      [TOTAL, formatMoney(totalPaise)],
    ],
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-confirmed': ({ number, token, customerName, totalPaise, balancePaise }, links, own) => ({
    ...own({
      name: customerName,
      number,
      total: formatMoney(totalPaise),
      payment: balancePaise > 0 ? TO_PAY : PAID,
    }),
    greeting: dear(customerName),
    details: [
      [ORDER, number],
      [TOTAL, formatMoney(totalPaise)],
      ...(balancePaise > 0 ? [[LEFT, formatMoney(balancePaise)] as [string, string]] : []),
    ],
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-dispatched': ({ number, token, customerName, ...lorry }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: lorryDetails(number, lorry),
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-lorry-corrected': ({ number, token, customerName, ...lorry }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: lorryDetails(number, lorry),
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-reopened': ({ number, token, customerName }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: [[ORDER, number]],
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-merged': ({ number, token, customerName, into }, links, own) => ({
    ...own({ name: customerName, number, into }),
    greeting: dear(customerName),
    details: [[ORDER, into]],
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-change-proposed': (
    { number, token, customerName, lines, wasTotalPaise, totalPaise },
    links,
    own,
  ) => ({
    ...own({ name: customerName, number, total: formatMoney(totalPaise) }),
    greeting: dear(customerName),
    details: [
      [ORDER, number],
      ...lines.map(({ name, nameTa, from, to }): [string, string] => [nameTa ?? name, quantities(from, to)]),
      [TOTAL, `${formatMoney(wasTotalPaise)}-க்குப் பதில் ${formatMoney(totalPaise)}`],
    ],
    link: { label: 'சரியா, வேண்டாமா என்று சொல்ல', url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-changed': ({ number, token, customerName, totalPaise, balancePaise }, links, own) => ({
    ...own({ name: customerName, number, total: formatMoney(totalPaise) }),
    greeting: dear(customerName),
    details: [
      [ORDER, number],
      [TOTAL, formatMoney(totalPaise)],
      ...(balancePaise > 0 ? [[LEFT, formatMoney(balancePaise)] as [string, string]] : []),
    ],
    link: { label: SEE, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-change-declined': ({ number, token, customerName, reason }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: [
      [ORDER, number],
      [ANSWER, reason],
    ],
    link: { label: SEE, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-claim-answered': ({ number, token, customerName, creditPaise, reason }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: [
      [ORDER, number],
      [ANSWER, reason],
      ...(creditPaise > 0 ? [['பில்லில் கழித்தது', formatMoney(creditPaise)] as [string, string]] : []),
    ],
    link: { label: SEE, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-cancelled': ({ number, token, customerName, reason }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: [
      [ORDER, number],
      ['காரணம்', reason],
    ],
    link: { label: SEE, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'shop-open': ({ lastOrderOn, token }, links, own) => ({
    ...own({}),
    greeting: 'வணக்கம்,',
    details: lastOrderOn === null ? [] : [['கடைசி ஆர்டர் நாள்', formatDay(lastOrderOn)]],
    link: { label: 'விலைப் பட்டியலைத் திற', url: links.priceList() },
    note: 'நீங்கள் கேட்ட ஒரே செய்தி இதுதான்.',
    leave: { label: 'என் இமெயிலை எடுத்துவிடு', url: links.forgetReminder(token) },
  }),

  'passbook-ends': ({ number, token, name, heldPaise, settleBy }, links, own) => ({
    ...own({ name, number, amount: formatMoney(heldPaise), day: formatDay(settleBy) }),
    greeting: dear(name),
    details: [
      ['பாஸ்புக் எண்', number],
      ['எங்களிடம் இருப்பது', formatMoney(heldPaise)],
      ['வாங்கக் கடைசி நாள்', formatDay(settleBy)],
    ],
    link: { label: 'உங்கள் பாஸ்புக்கைத் திறக்க', url: links.passbook(token) },
    note: 'லிங்க் யாரிடம் இருந்தாலும் அவர் உங்கள் பாஸ்புக்கைப் பார்க்கலாம்; எனவே யாருக்கும் தராதீர்கள்.',
  }),
};

/** How many there would be. */
function quantities(from: number, to: number): string {
  if (from === 0) return `புதிதாக ${to}`;
  return to === 0 ? `இது இல்லாமல் (கேட்டது ${from})` : `${from}-க்குப் பதில் ${to}`;
}

function lorryDetails(number: string, lorry: LorryFacts): [string, string][] {
  return [
    [ORDER, number],
    ['டிரான்ஸ்போர்ட்', lorry.transporter],
    ['LR எண்', lorry.lrNumber],
    ['LR தேதி', formatDay(lorry.lrDate)],
    ['பார்சல்கள்', String(lorry.parcels)],
  ];
}
