import { Injectable } from '@nestjs/common';
import type { Cells } from '../domain/change-set.ts';
import type { WritingStep } from './change-target.ts';
import { ShelfTarget } from './shelf-target.ts';

/**
 * What somebody counted on the shelves. It is compared with what should stand there at the preview, and the difference
 * is booked: what was packed since is not undone by it. Where another counted or corrected meanwhile, the difference is
 * theirs already, and the row is left.
 */
@Injectable()
export class StockCount extends ShelfTarget {
  readonly kind = 'stock-count';

  refusal({ onShelf, held }: Cells): 'below-sold' | null {
    return onShelf !== null && Number(onShelf) < Number(held) ? 'below-sold' : null;
  }

  async write(rows: ReadonlyMap<string, Cells>, step: WritingStep): Promise<string[]> {
    const [reason, note] = step.isUndone
      ? (['correction', 'The count was taken back'] as const)
      : (['counted', ''] as const);
    const overtaken = await this.shelves.countedSince([...rows.keys()], step.changeSetId);
    const own = new Map([...rows].filter(([code]) => !overtaken.includes(code)));
    await this.shelves.book(own, reason, note, step);
    return overtaken;
  }
}
