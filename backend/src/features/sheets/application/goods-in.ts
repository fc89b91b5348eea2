import { Injectable } from '@nestjs/common';
import type { RowChange } from '@shop/contracts/rules/catalogue/change-sets';
import { dayOf } from '@shop/contracts/rules/days';
import type { BillRowsView } from '@shop/contracts/sheets/views';
import { DomainError, found } from '../../../shared/domain-error.ts';
import type { Cells } from '../domain/change-set.ts';
import type { TargetRow, WritingStep } from './change-target.ts';
import { ShelfTarget } from './shelf-target.ts';
import type { Bill, Delivery } from './shelves.ts';

/** Goods that came in, each product with its purchase rate; the rows of one change have one bill. */
@Injectable()
export class GoodsIn extends ShelfTarget {
  readonly kind = 'goods-in';

  refusal({ onShelf, held }: Cells): 'not-counted' | 'below-sold' | null {
    if (onShelf === null) return 'not-counted';
    return Number(onShelf) < Number(held) ? 'below-sold' : null;
  }

  override changeOf(key: string, { title, cells }: TargetRow, wanted: Cells): RowChange {
    const before = Number(cells['onShelf']);
    const delivered = Object.entries(wanted).map(([field, after]) => ({ field, before: null, after }));
    const onShelf = { field: 'onShelf', before, after: before + Number(wanted['quantity']) };
    return { key, title, cells: [onShelf, ...delivered] };
  }

  /** What came in with a bill, as it was booked. @throws DomainError not-found */
  async bill(changeSetId: string): Promise<BillRowsView> {
    const rows = await this.shelves.booked(changeSetId);
    return { rows: found(rows.length > 0 ? rows : null) };
  }

  /**
   * A bill may be entered in parts, but none of its goods twice.
   * @throws DomainError bill-entered-already
   */
  async assertNew(bill: Bill, codes: readonly string[]): Promise<void> {
    const entered = await this.shelves.billEntered(bill, codes);
    if (!entered) return;
    const { billNumber, supplier } = bill;
    throw new DomainError('conflict', 'bill-entered-already', {
      billNumber,
      supplier,
      enteredOn: dayOf(new Date(entered)),
    });
  }

  async write(rows: ReadonlyMap<string, Cells>, step: WritingStep): Promise<string[]> {
    if (step.isUndone) {
      await this.shelves.book(rows, 'correction', 'The goods in were taken back', step);
      await this.shelves.takeBack([...rows.keys()], step);
      return [];
    }
    const deliveries = new Map([...rows].map(([code, cells]) => [code, deliveryOf(cells)]));
    const [first] = deliveries.values();
    if (first) await this.assertNew(first, [...deliveries.keys()]);
    await this.shelves.book(rows, 'goods-in', first?.billNumber ?? '', step);
    await this.shelves.bringIn(deliveries, step);
    return [];
  }
}

/** Its cells are those that the preview was given. */
function deliveryOf(cells: Cells): Delivery {
  const text = (field: string) => String(cells[field] ?? '');
  return {
    quantity: Number(cells['quantity']),
    ratePaise: Number(cells['ratePaise']),
    billNumber: text('billNumber'),
    billedOn: text('billedOn'),
    supplier: text('supplier'),
  };
}
