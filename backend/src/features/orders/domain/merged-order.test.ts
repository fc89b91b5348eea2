import { describe, expect, test } from '@jest/globals';
import type { NewOrderLine } from './new-order.ts';
import { mergedLines, movedParts } from './merged-order.ts';

function line(productId: string, netPaise: number, quantity: number): NewOrderLine {
  const name = productId.toUpperCase();
  return {
    productId,
    code: name,
    name,
    nameTa: null,
    unit: 'Box',
    content: null,
    mrpPaise: netPaise * 5,
    netPaise,
    quantity,
    amountPaise: netPaise * quantity,
  };
}

describe('the lines of two orders', () => {
  test('stand as they are, and after them what only the other has', () => {
    const merged = mergedLines([line('a', 100, 2)], [line('b', 50, 3)]);
    expect(merged.map(({ code, quantity, was, amountPaise }) => [code, quantity, was, amountPaise])).toEqual([
      ['A', 2, 2, 200],
      ['B', 3, 0, 150],
    ]);
  });

  test('of one product are one line, at the lower rate, whichever order has it', () => {
    for (const [one, other] of [
      [100, 80],
      [80, 100],
    ] as const) {
      expect(mergedLines([line('a', one, 2)], [line('a', other, 3)])).toMatchObject([
        { quantity: 5, was: 2, netPaise: 80, mrpPaise: 400, amountPaise: 400, otherNetPaise: 100 },
      ]);
    }
  });
});

describe('the money that comes with an order', () => {
  const part = (receiptId: string, heldPaise: number) => ({ receiptId, heldPaise });

  test('is all it has of each receipt', () => {
    expect(movedParts([part('a', 300), part('b', 200)])).toEqual([
      { receiptId: 'a', amountPaise: 300 },
      { receiptId: 'b', amountPaise: 200 },
    ]);
  });

  test('less what was paid back: that stays where it was, with as much of what had come in', () => {
    expect(movedParts([part('a', 300), part('b', -250), part('c', 100)])).toEqual([
      { receiptId: 'a', amountPaise: 150 },
    ]);
    expect(movedParts([part('a', 300), part('b', -300)])).toEqual([]);
  });
});
