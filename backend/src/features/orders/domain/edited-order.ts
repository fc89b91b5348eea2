import { mayGo, type GoodsRule } from '@shop/contracts/rules/catalogue/goods';
import type { MergeableOrder, OrderContent } from '@shop/contracts/rules/orders/order-content';
import type { Delivery } from '@shop/contracts/rules/orders/order-states';
import type { OrderTotals } from '@shop/contracts/rules/orders/order-totals';
import type { LineProblem, PricedProduct, WantedLine } from '@shop/contracts/rules/orders/quote';
import type { NewOrderLine } from './new-order.ts';

/** An order as it is before an edit. */
export interface PresentOrder extends OrderContent, MergeableOrder {
  id: string;
  lines: readonly NewOrderLine[];
  /** What it has on its lines is taken from the shelf, but for these products. */
  reserved: boolean;
  unreserved: readonly string[];
  revision: number;
  paidPaise: number;
  /** What passbooks pay of it, and the discount that came with it; while there is either, nothing is edited. */
  creditPaise: number;
  benefitPaise: number;
}

/** What an order becomes. */
export interface EditedOrder {
  lines: readonly NewOrderLine[];
  customer: OrderContent['customer'];
  remarks: string;
  delivery: Delivery;
  /** Copied whole where it is another one; the copy that is there stays where it is not. */
  pickupLocation: { id: string; name: string; city: string } | null;
  totals: OrderTotals;
  chargesByHand: boolean;
}

/** A product as an edit asks for it: also one that is no longer sold. */
export interface ShelfProduct extends PricedProduct {
  id: string;
  forSale: boolean;
}

/** A line with what it was, and why it cannot be so; `quantity` 0: it goes. */
export interface EditedLine extends NewOrderLine {
  was: number;
  problem: LineProblem | null;
  /** How many the order can have. */
  available: number;
  /** Its rate today, paise; null: not sold any more. */
  todayPaise: number | null;
  /** What is on the shelf then; null: not counted. */
  left: number | null;
}

/**
 * The lines that an order shall have, and after them those that go. A line that is there keeps its rate, whatever becomes
 * of its quantity; a new one has today's. What stays or becomes less needs no stock and need not be sold any more.
 */
export function editedLines(
  { lines: present, reserved, unreserved }: Pick<PresentOrder, 'lines' | 'reserved' | 'unreserved'>,
  wanted: readonly WantedLine[],
  products: readonly ShelfProduct[],
  rule: GoodsRule,
): EditedLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byCode = new Map(products.map((product) => [product.code, product]));
  const quantities = new Map<string, { line: NewOrderLine; quantity: number }>();
  for (const { code, quantity } of wanted) {
    const line = present.find((each) => each.code === code) ?? lineOf(code, byCode.get(code), present);
    const before = quantities.get(line.productId || code)?.quantity ?? 0;
    quantities.set(line.productId || code, { line, quantity: before + quantity });
  }
  const gone = present.filter(({ productId }) => !quantities.has(productId));
  return [
    ...[...quantities.values()].map(({ line, quantity }) => edited(line, quantity)),
    ...gone.map((line) => edited(line, 0)),
  ];

  function edited(line: NewOrderLine, quantity: number): EditedLine {
    const was = present.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    const product = byId.get(line.productId);
    const stock = product?.stock ?? null;
    const held = reserved && !unreserved.includes(line.productId) ? was : 0;
    const available = product?.forSale ? held + (stock ?? Infinity) : was;
    return {
      ...line,
      quantity,
      amountPaise: line.netPaise * quantity,
      was,
      available,
      todayPaise: product?.netPaise ?? null,
      problem: problemOf(quantity, was, available, product, rule),
      left: stock === null ? null : stock + held - quantity,
    };
  }
}

/** A new line; one of a product that is there under an older code is that line. */
function lineOf(
  code: string,
  product: ShelfProduct | undefined,
  present: readonly NewOrderLine[],
): NewOrderLine {
  if (!product) return { ...UNKNOWN, code, name: code };
  const { id: productId, name, nameTa, unit, content, mrpPaise, netPaise } = product;
  const known = present.find((line) => line.productId === productId);
  return (
    known ?? { productId, code, name, nameTa, unit, content, mrpPaise, netPaise, quantity: 0, amountPaise: 0 }
  );
}

const UNKNOWN = {
  productId: '',
  nameTa: null,
  unit: 'Piece',
  content: null,
  mrpPaise: 0,
  netPaise: 0,
  quantity: 0,
  amountPaise: 0,
} as const;

function problemOf(
  quantity: number,
  was: number,
  available: number,
  product: ShelfProduct | undefined,
  rule: GoodsRule,
): LineProblem | null {
  if (quantity > 0 && !mayGo(rule, product?.green ?? false)) return product ? 'not-green' : 'gone';
  if (quantity <= was) return null;
  if (!product?.forSale) return 'gone';
  if (quantity > available) return 'short';
  return quantity > (product.maxQuantity ?? Infinity) ? 'over-limit' : null;
}
