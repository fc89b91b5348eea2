import { mayGo, type GoodsRule } from '../catalogue/goods.ts';
import { orderTotals, type Charges, type OrderTotals } from './order-totals.ts';
import type { Unit } from '../catalogue/units.ts';

/** One product of an order, priced. */
export interface OrderLine {
  code: string;
  name: string;
  nameTa: string | null;
  unit: Unit;
  content: string | null;
  mrpPaise: number;
  netPaise: number;
  quantity: number;
  amountPaise: number;
}

/**
 * Why a line cannot be sent as asked: no longer sold, not green where only green may go, fewer in stock, or more than
 * the most per order.
 */
export type LineProblem = 'gone' | 'not-green' | 'short' | 'over-limit';

/** `quantity` and `amountPaise` are of what can be had; `asked` is what the draft holds. */
export interface QuoteLine extends OrderLine {
  asked: number;
  problem: LineProblem | null;
  /** Sent now, its goods would not be set aside before the shop confirms the order. */
  unreserved?: boolean;
}

/** What a draft comes to at a moment. */
export interface Quote {
  lines: QuoteLine[];
  totals: OrderTotals;
  /** Of the chosen state; 0 while none is chosen. */
  minimumPaise: number;
  lackingPaise: number;
}

/** What pricing needs to know of a product. */
export interface PricedProduct {
  code: string;
  name: string;
  nameTa: string | null;
  unit: Unit;
  content: string | null;
  mrpPaise: number;
  netPaise: number;
  /** Null: not tracked, any number can be had. */
  stock: number | null;
  maxQuantity: number | null;
  /** Has a NEERI certificate. */
  green: boolean;
}

export interface WantedLine {
  code: string;
  quantity: number;
}

/** What the destination asks for. */
export interface Terms extends Charges {
  minimumPaise: number;
  goods: GoodsRule;
}

export const NO_TERMS: Terms = { packingBasisPoints: 0, freightPaise: null, minimumPaise: 0, goods: 'all' };

/** Prices a draft from the products as they are now; a code wanted twice counts once, with the sum. */
export function quote(
  wanted: readonly WantedLine[],
  products: readonly PricedProduct[],
  terms: Terms,
): Quote {
  const byCode = new Map(products.map((product) => [product.code, product]));
  return quoteOf(
    merged(wanted).map((line) => quoteLine(line, byCode.get(line.code), terms.goods)),
    terms,
  );
}

/** Lines that are priced, with what a destination asks for; another rule of goods would make other lines. */
export function quoteOf(lines: QuoteLine[], { minimumPaise, ...charges }: Omit<Terms, 'goods'>): Quote {
  const totals = orderTotals(lines, charges);
  return { lines, totals, minimumPaise, lackingPaise: Math.max(0, minimumPaise - totals.goodsPaise) };
}

/** Whether the quote is just what was asked for: nothing gone, nothing short. */
export function isAsAsked(quoted: Quote): boolean {
  return quoted.lines.every((line) => line.problem === null);
}

function merged(wanted: readonly WantedLine[]): WantedLine[] {
  const quantities = new Map<string, number>();
  for (const { code, quantity } of wanted) quantities.set(code, (quantities.get(code) ?? 0) + quantity);
  return [...quantities].map(([code, quantity]) => ({ code, quantity }));
}

function quoteLine(
  { code, quantity: asked }: WantedLine,
  product: PricedProduct | undefined,
  rule: GoodsRule,
): QuoteLine {
  if (!product) {
    return {
      code,
      name: code,
      nameTa: null,
      unit: 'Piece',
      content: null,
      mrpPaise: 0,
      netPaise: 0,
      quantity: 0,
      amountPaise: 0,
      asked,
      problem: 'gone',
    };
  }
  const { name, nameTa, unit, content, mrpPaise, netPaise } = product;
  const { quantity, problem } = whatCanBeHad(asked, product, rule);
  return {
    code,
    name,
    nameTa,
    unit,
    content,
    mrpPaise,
    netPaise,
    quantity,
    amountPaise: netPaise * quantity,
    asked,
    problem,
  };
}

function whatCanBeHad(
  asked: number,
  { stock, maxQuantity, green }: PricedProduct,
  rule: GoodsRule,
): { quantity: number; problem: LineProblem | null } {
  if (!mayGo(rule, green)) return { quantity: 0, problem: 'not-green' };
  const limit = maxQuantity ?? Infinity;
  const available = stock ?? Infinity;
  if (asked <= limit && asked <= available) return { quantity: asked, problem: null };
  return available < limit
    ? { quantity: available, problem: 'short' }
    : { quantity: limit, problem: 'over-limit' };
}
