import { isPacked } from '@shop/contracts/rules/desk/packing';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';

/** The last tick of a line. */
export interface Tick {
  code: string;
  /** As the line was called. */
  name: string;
  packed: number;
  by: string;
}

type Goods = Pick<OrderLine, 'code' | 'name' | 'nameTa' | 'unit' | 'content' | 'quantity'>;

interface PackingLine extends Goods {
  packed: number;
  was: number | null;
  by: string | null;
}

/**
 * The lines of an order with what is in the box. What changed since packing began stands first, also once it is settled:
 * rows stay where they are under a thumb. What left the order stands there as long as it is in the box.
 * @param begunWith the lines when packing began; null where nothing was edited since
 */
export function packingLines(
  lines: readonly Goods[],
  ticks: readonly Tick[],
  begunWith: readonly Pick<Goods, 'code' | 'quantity'>[] | null,
): PackingLine[] {
  const tickOf = new Map(ticks.map((tick) => [tick.code, tick]));
  const quantityThen = new Map(begunWith?.map(({ code, quantity }) => [code, quantity]));
  const present = lines.map((line): PackingLine => {
    const { code, quantity } = line;
    const then = begunWith === null ? quantity : (quantityThen.get(code) ?? 0);
    const tick = tickOf.get(code);
    return { ...line, packed: tick?.packed ?? 0, by: tick?.by ?? null, was: then === quantity ? null : then };
  });
  const codes = new Set(lines.map(({ code }) => code));
  const gone = ticks.filter(({ code }) => !codes.has(code)).map((tick) => goneLine(tick, quantityThen));
  return [
    ...gone.filter((line) => !isPacked(line)),
    ...present.filter(({ was }) => was !== null),
    ...present.filter(({ was }) => was === null),
  ];
}

function goneLine({ code, name, packed, by }: Tick, quantityThen: ReadonlyMap<string, number>): PackingLine {
  const was = quantityThen.get(code) ?? packed;
  return { code, name, nameTa: null, unit: 'Piece', content: null, quantity: 0, packed, was, by };
}
