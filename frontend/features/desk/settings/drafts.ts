import type { OrderLimits } from '@shop/contracts/rules/order-limits';
import type { PaymentDetails, Sale, Season, ShopIdentity, Site } from '@shop/contracts/shop/views';

/** What stands in the boxes of a section while it is edited: texts and switches. */
export type Draft = Readonly<Record<string, string | boolean>>;

export function seasonDraft({ year, lastOrderOn, nextOpensOn, ...season }: Season) {
  return { ...season, year: String(year), lastOrderOn: lastOrderOn ?? '', nextOpensOn: nextOpensOn ?? '' };
}

export function seasonOf(draft: ReturnType<typeof seasonDraft>): Season {
  return {
    ...draft,
    name: draft.name.trim(),
    year: numberIn(draft.year),
    lastOrderOn: draft.lastOrderOn || null,
    message: draft.message.trim(),
    nextOpensOn: draft.nextOpensOn || null,
  };
}

export function saleDraft({ mode, orderPrefix }: Sale) {
  return { mode, orderPrefix };
}

export function saleOf({ mode, orderPrefix }: ReturnType<typeof saleDraft>): Sale {
  return { mode, orderPrefix: orderPrefix.trim().toUpperCase() };
}

/** Sums stand in their boxes as whole rupees. */
export function limitsDraft({ orderPaise, openPaisePerPhone, ...numbers }: OrderLimits) {
  return {
    orderPaise: String(orderPaise / 100),
    openOrdersPerPhone: String(numbers.openOrdersPerPhone),
    openPaisePerPhone: String(openPaisePerPhone / 100),
    ordersPerAddress: String(numbers.ordersPerAddress),
    ordersPerDevice: String(numbers.ordersPerDevice),
    ordersPerReferrer: String(numbers.ordersPerReferrer),
  };
}

export function limitsOf(draft: ReturnType<typeof limitsDraft>): OrderLimits {
  return {
    orderPaise: rupeesIn(draft.orderPaise) * 100,
    openOrdersPerPhone: numberIn(draft.openOrdersPerPhone),
    openPaisePerPhone: rupeesIn(draft.openPaisePerPhone) * 100,
    ordersPerAddress: numberIn(draft.ordersPerAddress),
    ordersPerDevice: numberIn(draft.ordersPerDevice),
    ordersPerReferrer: numberIn(draft.ordersPerReferrer),
  };
}

export function identityDraft({ since, phones, ...identity }: ShopIdentity) {
  return { ...identity, since: String(since), phones: phones.join('\n') };
}

export function identityOf(draft: ReturnType<typeof identityDraft>): ShopIdentity {
  return {
    ...trimmed(draft),
    gstin: draft.gstin.trim().toUpperCase(),
    since: numberIn(draft.since),
    phones: draft.phones
      .split('\n')
      .map((phone) => phone.trim())
      .filter((phone) => phone !== ''),
  };
}

export function paymentDraft(details: PaymentDetails): { [Name in keyof PaymentDetails]: string } {
  return { ...details };
}

export function paymentOf(draft: ReturnType<typeof paymentDraft>): PaymentDetails {
  const { accountNumber, ifsc, ...rest } = trimmed(draft);
  return { ...rest, accountNumber: accountNumber.replace(/\s/g, ''), ifsc: ifsc.toUpperCase() };
}

/** Route rules as lines of `from to`. */
export function siteDraft({ tagManagerId, redirects }: Site) {
  return {
    tagManagerId: tagManagerId ?? '',
    redirects: redirects.map(({ from, to }) => `${from} ${to}`).join('\n'),
  };
}

/** A line with one address alone, or with three, is sent as no rule, so that the backend names the field. */
export function siteOf({ tagManagerId, redirects }: ReturnType<typeof siteDraft>): Site {
  const lines = redirects.split('\n').map((line) => line.trim());
  return {
    tagManagerId: tagManagerId.trim().toUpperCase() || null,
    redirects: lines.filter(Boolean).map((line) => {
      const [from = '', ...to] = line.split(/\s+/);
      return { from, to: to.join(' ') };
    }),
  };
}

export function isSame(one: Draft, other: Draft): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts;
}

/** `₹2,00,000` and `200000`. */
function rupeesIn(text: string): number {
  return numberIn(text.replace(/[₹,\s]/g, ''));
}

/** What is no number is sent as none, so that the backend names the field. */
function numberIn(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
