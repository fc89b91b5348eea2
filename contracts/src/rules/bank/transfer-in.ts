import type { Day } from '../days.ts';

/** Twelve digits, or what NEFT and RTGS have. */
type Kind = 'twelve' | 'long';

interface Found {
  number: string;
  kind: Kind;
  inColumn: boolean;
  /** A word such as `UPI` or `Ref` stands right before it. */
  isLabelled: boolean;
}

const BY_TWELVE = /^(?:UPI|IMPS|MMT|RRN)(?:CR|IN|INW|\d+)?$/;
const BY_LONG = /^(?:NEFT|RTGS|NFT)(?:CR|IN|INW|\d+)?$/;
/** Cheques and cash have numbers of their own, and none of a transfer. */
const NOT_A_TRANSFER = /^(?:CHQ|CHQS|CHEQUE|CHEQUES|CLG|CLEARING|CTS|MICR|CASH|CDM)$/;
const LABEL = /(?:^| )(?:UPI|IMPS|MMT|NEFT|RTGS|P2[AMP]|RRN|UTR|REF|REFERENCE|TXN|CR|INW)(?: (?:NO|ID))?$/;
const ACCOUNT = /(?:^| )(?:A C|AC|ACC|ACCT|ACCOUNT|CHQ|CHEQUE)(?: NO)?$/;
/** A transfer's number bears the day on which it was made, which may be a weekend before the bank's. */
const DAYS_BEFORE = 10;
const DAYS_AFTER = 2;

/**
 * The number of a transfer among other numbers: twelve digits (UPI, IMPS), or sixteen to twenty-two letters and digits
 * that begin with a bank's letters (NEFT, RTGS). Zeros, numbers of cheques and of accounts and a phone with its 91 are
 * none, and none is told where two may be meant.
 */
export function transferIn(description: string, column = '', day: Day | null = null): string | null {
  const words = [...wordsOf(column), ...wordsOf(description)];
  const [isByTwelve, isByLong] = [
    words.some((word) => BY_TWELVE.test(word)),
    words.some((word) => BY_LONG.test(word)),
  ];
  const isUpi = isByTwelve || description.includes('@');
  if (!isUpi && !isByLong && words.some((word) => NOT_A_TRANSFER.test(word))) return null;
  const found = [...numbersIn(wordsOf(column), true), ...numbersIn(wordsOf(description), false)];
  const long = chosen(found.filter(({ kind }) => kind === 'long'));
  const twelve = found.filter(({ kind, inColumn, number, isLabelled }) => {
    if (kind !== 'twelve') return false;
    if (isUpi || inColumn || words.length === 1) return true;
    // Elsewhere twelve digits are as often an account.
    return !isByLong && (isLabelled || isOf(day, number));
  });
  if (isUpi && !isByLong) return theOne(twelve, day) ?? long;
  return long ?? theOne(twelve, day);
}

function wordsOf(text: string): string[] {
  const words = text.toUpperCase().split(/[^A-Z0-9]+/);
  return words.filter((word) => word !== '');
}

function numbersIn(words: readonly string[], inColumn: boolean): Found[] {
  return words.flatMap((word, at) => {
    const before = words.slice(Math.max(0, at - 3), at).join(' ');
    if (ACCOUNT.test(before)) return [];
    const plain = word
      .replace(/^(?:UPI|IMPS|RRN|UTR)(?=[A-Z]{0,6}\d)/, '')
      .replace(/^0+(?=\d{12}$|[A-Z])/, '');
    const kind = kindOf(plain);
    return kind === null
      ? []
      : [{ number: plain, kind, inColumn, isLabelled: plain !== word || LABEL.test(before) }];
  });
}

function kindOf(word: string): Kind | null {
  // Four zeros are a shorter number's, that of a cheque or of nothing: no day of a year begins so.
  if (/^\d{12}$/.test(word)) return /^(?:0000|91[6-9])/.test(word) ? null : 'twelve';
  const isLong = /^[A-Z]{1,6}\d[A-Z0-9]*$/.test(word) && word.length >= 16 && word.length <= 22;
  return isLong && word.replace(/\D/g, '').length >= 10 ? 'long' : null;
}

/** The column for references is meant first, then what stands first. */
function chosen(found: readonly Found[]): string | null {
  return (found.find(({ inColumn }) => inColumn) ?? found[0])?.number ?? null;
}

/** Of several that of the row's own day, in the column, after a label; null where that tells nothing. */
function theOne(found: readonly Found[], day: Day | null): string | null {
  const ofDay = found.filter(({ number }) => isOf(day, number));
  if (ofDay.length > 0) return chosen(ofDay);
  for (const some of [
    found.filter(({ inColumn }) => inColumn),
    found.filter(({ isLabelled }) => isLabelled),
    found,
  ]) {
    if (new Set(some.map(({ number }) => number)).size === 1) return chosen(some);
  }
  return null;
}

/** Twelve digits begin with the last of the year and the day of the year: `6301…` is of 28 October 2026. */
function isOf(day: Day | null, number: string): boolean {
  if (day === null) return false;
  const own = new Date(day);
  const year = own.getUTCFullYear();
  return [year - 1, year, year + 1].some((each) => {
    if (each % 10 !== Number(number[0])) return false;
    const days = (own.getTime() - Date.UTC(each, 0, Number(number.slice(1, 4)))) / 86_400_000;
    return days <= DAYS_BEFORE && days >= -DAYS_AFTER;
  });
}
