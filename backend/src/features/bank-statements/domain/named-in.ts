/** Whom and what a bank's description names, as far as its letters tell. */
export interface Named {
  /** Numbers of orders and passbooks, that may be there or not. */
  numbers: string[];
  /** What begins like one and is shorter: `DS26-42`, or a number that the bank cut off. */
  shortNumbers: string[];
  /** Ten digits each. */
  phones: string[];
  /** In capitals; what every description says is left out. */
  words: string[];
  /** Words and initials that stand together, as those of a name do. */
  together: string[][];
}

const BETWEEN = String.raw`[ \-_./:#]{0,2}`;
const ORDER = new RegExp(
  String.raw`(?<![A-Z0-9])(?!PB)([A-Z]{2,4})[ -]?(\d{2})${BETWEEN}(\d{1,8})(?!\d)`,
  'g',
);
const PASSBOOK = new RegExp(String.raw`(?<![A-Z0-9])(PB)()${BETWEEN}(\d{1,8})(?!\d)`, 'g');
const PHONE = /(?<!\d)(?:0{0,2}91[ -]?|0)?([6-9]\d{4})[ -]?(\d{5})(?!\d)/g;
/** So many digits has a number that was not cut off. */
const NUMBER_DIGITS = 5;
/** A name has at least so many letters; of fewer, and of initials, every description is full. */
export const LEAST_LETTERS = 3;
const EVERYWHERE = new Set(
  (
    'UPI NEFT IMPS RTGS TRANSFER FROM PAYMENT PAID BANK LTD LIMITED THE FOR AND CASH DEPOSIT CREDIT CR DR REF ' +
    'CRACKERS AGAL BY TO ACCOUNT SELF MOB OKSBI OKICICI OKAXIS OKHDFCBANK YBL PAYTM AXL IBL APL SENT USING ' +
    'INW INWARD TRF TRANSF RECD RECEIVED MMT RRN UTR TXN REFERENCE ORDER ADVANCE MRS MISS SMT ' +
    'DIWALI DEEPAVALI PHONE PHONEPE GPAY GOOGLE PAY BHIM AMAZON WHATSAPP COLLECT REQUEST INTENT ' +
    'STATE INDIA HDFC ICICI AXIS KOTAK INDIAN CANARA UNION FEDERAL SBIN ICIC UTIB KKBK IDIB TMBL KVBL IOBA CNRB UBIN ' +
    'FUND FUNDS BILL INVOICE PURCHASE GOODS AMOUNT AMT GIFT BOX ONLINE MOBILE NETBANKING INB VIA TOWARDS ' +
    'SIVAKASI CHENNAI MADURAI COIMBATORE BRANCH SAVINGS CURRENT ATTN ' +
    'BARB PUNB CIUB FDRL YESB IDFB INDB AIRP JIOP PYTM SBI TMB KVB IOB'
  ).split(' '),
);
const TITLES = new Set(['MRS', 'MISS', 'SMT']);
/** `SBINN5202610…`, `XX1234`: the letters are no word. */
const NUMBERED = /[A-Z]*\d[A-Z0-9]*/g;
/** Told with a name, these are the name of a road. */
const ROAD = /\b[A-Z]+[ .]+(?:STREET|STR|ST|ROAD|RD|NAGAR|NGR|COLONY|LANE|SALAI|THERU|VEEDHI)\b/g;

export function namedIn(description: string): Named {
  const text = description.toUpperCase();
  const typed = [...text.matchAll(ORDER), ...text.matchAll(PASSBOOK)];
  const numbers = typed.map(([, letters = '', year = '', digits = '']) => `${letters}${year}-${digits}`);
  const isWhole = (number: string) => number.length - number.indexOf('-') > NUMBER_DIGITS;
  return {
    numbers: [...new Set(numbers.filter(isWhole))],
    shortNumbers: numbers.filter((number) => !isWhole(number)),
    phones: [...new Set([...text.matchAll(PHONE)].map(([, begin = '', end = '']) => `${begin}${end}`))],
    words: wordsIn(text).filter((word) => !EVERYWHERE.has(word)),
    together: togetherIn(text),
  };
}

/** Words of letters alone, in capitals, but for titles: all of a customer's name counts. */
export function wordsIn(text: string): string[] {
  const words = text.toUpperCase().split(/[^A-Z]+/);
  return [...new Set(words.filter((word) => word.length >= LEAST_LETTERS && !TITLES.has(word)))];
}

/** Between the words of a name stand only blanks, dots and the like; what every description says ends it. */
function togetherIn(text: string): string[][] {
  const runs = text
    .replace(NUMBERED, '/')
    .replace(ROAD, '/')
    .split(/[^A-Z .,'_]+/);
  return runs.flatMap((run) => {
    const parts: string[][] = [[]];
    for (const word of run.split(/[ .,'_]+/)) {
      if (EVERYWHERE.has(word)) parts.push([]);
      else if (word !== '') parts.at(-1)?.push(word);
    }
    return parts.filter((part) => part.length > 0);
  });
}
