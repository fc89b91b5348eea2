import { ITEM_CODE, MOST_LINES, MOST_OF_ONE, MOST_PAISE } from '@shop/contracts/rules/limits';
import type { Redemption } from '@shop/contracts/rules/schemes/passbook';
import { isOdd, typedQuantity } from '../../../ui/quantity/typed-quantity.ts';
import { RATES_FIELD } from './field-names.ts';
import type { Quantities } from './list-link.ts';
import { fieldsIn, type ReviewFields } from './review-fields.ts';

/** What the shopper pressed: look at the bill (again), without what the state refuses, with a passbook, go back to the list, or send. */
const STEPS = ['review', 'allowed', 'credit', 'list', 'send'] as const;
export type OrderFormStep = (typeof STEPS)[number];

/** The quick order as a browser without JavaScript posts it. */
export interface OrderForm {
  step: OrderFormStep;
  quantities: Quantities;
  /** Item code → what was typed, where it is taken for something else. */
  odd: Record<string, string>;
  /** The net rates that stood on the page, paise. */
  rates: Record<string, number>;
  /** The total that stood on the page, paise; null on the way from the list. */
  totalPaise: number | null;
  /** What stood there that the passbook pays and gives, paise; null where nothing did. */
  credit: Redemption | null;
  idempotencyKey: string | null;
  fields: ReviewFields;
}

/** Letters of what was typed that are said again; a field takes as many. */
const MOST_TYPED = 8;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads the posted fields, a quantity as the list does; one sent twice or filled with anything else counts as empty. */
export function parseOrderForm(form: Readonly<Record<string, unknown>>): OrderForm {
  const { step, key, total } = form;
  return {
    step: STEPS.find((known) => known === step) ?? 'review',
    quantities: numbersUnder(form, 'qty', quantity),
    odd: oddIn(form),
    rates: { ...ratesIn(form[RATES_FIELD]), ...numbersUnder(form, 'rate', paise) },
    totalPaise: paise(total),
    credit: creditIn(form),
    idempotencyKey: typeof key === 'string' && UUID.test(key) ? key : null,
    fields: fieldsIn(form),
  };
}

function creditIn({ credit, benefit }: Readonly<Record<string, unknown>>): Redemption | null {
  const [creditPaise, benefitPaise] = [paise(credit), paise(benefit)];
  return creditPaise === null || benefitPaise === null ? null : { creditPaise, benefitPaise };
}

function ratesIn(written: unknown): Record<string, number> {
  const pairs = typeof written === 'string' ? written.split('.').map((pair) => pair.split('_')) : [];
  return Object.fromEntries(
    pairs.flatMap(([code = '', rate]): [string, number][] => {
      const netPaise = paise(rate);
      return netPaise !== null && ITEM_CODE.test(code) ? [[code, netPaise]] : [];
    }),
  );
}

function numbersUnder(
  form: Readonly<Record<string, unknown>>,
  name: string,
  numberIn: (value: unknown) => number | null,
): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [field, value] of Object.entries(form)) {
    if (!field.startsWith(`${name}[`) || !field.endsWith(']')) continue;
    const code = field.slice(name.length + 1, -1);
    const number = numberIn(value);
    if (number !== null && number > 0 && ITEM_CODE.test(code) && Object.keys(numbers).length < MOST_LINES)
      numbers[code] = number;
  }
  return numbers;
}

function oddIn(form: Readonly<Record<string, unknown>>): Record<string, string> {
  const odd = Object.entries(form).flatMap(([field, value]) => {
    const code = /^qty\[(.*)\]$/.exec(field)?.[1] ?? '';
    const taken = quantity(value);
    const isTyped = typeof value === 'string' && taken !== null && isOdd(value, taken);
    return isTyped && ITEM_CODE.test(code) ? [[code, value.trim().slice(0, MOST_TYPED)] as const] : [];
  });
  return Object.fromEntries(odd.slice(0, MOST_LINES));
}

function quantity(value: unknown): number | null {
  return typeof value === 'string' ? Math.min(typedQuantity(value), MOST_OF_ONE) : null;
}

function paise(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\s*\d{1,12}\s*$/.test(value)) return null;
  return Math.min(Number(value), MOST_PAISE);
}
