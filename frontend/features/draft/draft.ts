import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { REFERRAL_MEMORY_DAYS, referralCodeOf } from '@shop/contracts/rules/referrals/referral';

/** What a shopper has put together on this device; it survives reload and a closed tab. */
export interface Draft {
  version: 1;
  /** Item code → how many; never zero. */
  quantities: Readonly<Record<string, number>>;
  /** Item code → the net rate the shopper last saw, paise: for the sum in the header. */
  rates: Readonly<Record<string, number>>;
  referral: { code: string; /** ms since 1970 */ at: number } | null;
  /** ms since 1970 */
  savedAt: number;
}

const DAY = 86_400_000;

export const EMPTY_DRAFT: Draft = { version: 1, quantities: {}, rates: {}, referral: null, savedAt: 0 };

/** The draft with a product at a quantity; 0 takes it out. */
export function withQuantity(draft: Draft, code: string, quantity: number, netPaise: number): Draft {
  const { [code]: _quantity, ...quantities } = draft.quantities;
  const { [code]: _rate, ...rates } = draft.rates;
  if (!isQuantity(quantity)) return { ...draft, quantities, rates };
  return {
    ...draft,
    quantities: { ...quantities, [code]: quantity },
    rates: { ...rates, [code]: netPaise },
  };
}

/** How many different products, and what they come to at the rates last seen, paise. */
export function draftTotals(draft: Draft): { items: number; sumPaise: number } {
  const codes = Object.keys(draft.quantities);
  const sumPaise = codes.reduce(
    (sum, code) => sum + (draft.quantities[code] ?? 0) * (draft.rates[code] ?? 0),
    0,
  );
  return { items: codes.length, sumPaise };
}

/** The referral code the draft remembers, for thirty days. */
export function rememberedReferral(draft: Draft, now: number): string | null {
  const { referral } = draft;
  return referral && now - referral.at <= REFERRAL_MEMORY_DAYS * DAY ? referral.code : null;
}

/** A stored draft; whatever cannot be one is left out, so that old or foreign text never breaks a page. */
export function parseDraft(stored: string | null): Draft {
  const value = parseJson(stored);
  if (!isRecord(value) || value['version'] !== 1) return EMPTY_DRAFT;
  const quantities = numbersOf(value['quantities'], isQuantity);
  return {
    version: 1,
    quantities,
    rates: numbersOf(value['rates'], (rate) => Number.isSafeInteger(rate) && rate > 0),
    referral: referralOf(value['referral']),
    savedAt: typeof value['savedAt'] === 'number' ? value['savedAt'] : 0,
  };
}

function isQuantity(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value <= MOST_OF_ONE;
}

function numbersOf(value: unknown, fits: (number: number) => boolean): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => {
      return typeof entry[1] === 'number' && fits(entry[1]);
    }),
  );
}

function referralOf(value: unknown): Draft['referral'] {
  if (!isRecord(value) || typeof value['code'] !== 'string' || typeof value['at'] !== 'number') return null;
  const code = referralCodeOf(value['code']);
  return code === null ? null : { code, at: value['at'] };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
