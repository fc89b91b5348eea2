/** A tick may wait so long on a phone without a network, ms. */
export const OLDEST_TICK = 30 * 86_400_000;
/** An order is being packed for so long after a tick of it, ms. */
export const PACKED_JUST_NOW = 3 * 86_400_000;
/** The most orders that are offered to be packed. */
export const MOST_TO_PACK = 50;

/** A line as far as packing goes; of one that left the order `quantity` is 0. */
export interface PackedLine {
  quantity: number;
  /** How many of it are in the box. */
  packed: number;
}

/** Whether just what the order says is in the box. */
export function isPacked({ quantity, packed }: PackedLine): boolean {
  return packed === quantity;
}

export function packingProgress(lines: readonly PackedLine[]): { done: number; of: number } {
  return { done: lines.filter(isPacked).length, of: lines.length };
}
