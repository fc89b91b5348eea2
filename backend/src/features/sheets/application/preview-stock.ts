import { Injectable } from '@nestjs/common';
import type { PreviewGoodsInRequest, SentSheet } from '@shop/contracts/sheets/requests';
import type { ChangePreviewView } from '@shop/contracts/sheets/views';
import { PRODUCT } from '@shop/contracts/rules/limits';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { amount, whole } from '../domain/typed-cells.ts';
import { readFigures, type UnreadableRow } from '../domain/typed-figures.ts';
import { ChangeSets, type WantedRow } from './change-sets.ts';
import { GoodsIn } from './goods-in.ts';
import { SheetParts } from './sheet-parts.ts';
import { StockCount } from './stock-count.ts';

/** Two years. */
const BILL_DAYS_BACK = 730;

/** What a count, or goods that came in, would change. */
@Injectable()
export class PreviewStock {
  constructor(
    private readonly stockCount: StockCount,
    private readonly goods: GoodsIn,
    private readonly sheets: SheetParts,
    private readonly changeSets: ChangeSets,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError nothing-to-change: no row has a code; sheet-incomplete, sheet-too-long */
  async count(sent: SentSheet, staffId: string): Promise<ChangePreviewView> {
    const columns = { onShelf: whole(0, PRODUCT.stock) };
    const { rows, unreadable } = readFigures(columns, await this.sheets.whole(staffId, sent));
    return this.changeSets.preview(this.stockCount, rows, unreadable, staffId);
  }

  /**
   * A row without a quantity brings nothing in; one without a rate is refused.
   * @throws DomainError as `count`; bill-day-unsuitable, bill-entered-already
   */
  async goodsIn(request: PreviewGoodsInRequest, staffId: string): Promise<ChangePreviewView> {
    const { billNumber, billedOn, supplier, ...sent } = request;
    this.assertSuitable(billedOn);
    const columns = { quantity: whole(1, PRODUCT.stock), ratePaise: amount };
    const { rows, unreadable } = readFigures(columns, await this.sheets.whole(staffId, sent));
    const bill = { billNumber: billNumber.trim(), billedOn, supplier: supplier.trim() };
    const brought: WantedRow[] = [];
    const refused: UnreadableRow[] = [...unreadable];
    for (const { row, key, cells } of rows) {
      if (cells.quantity === undefined) continue;
      if (cells.ratePaise === undefined) {
        refused.push({ row, key, refusal: 'no-figure', field: 'ratePaise', typed: '' });
      } else {
        brought.push({ row, key, cells: { ...cells, ...bill } });
      }
    }
    await this.goods.assertNew(
      bill,
      brought.map(({ key }) => key),
    );
    return this.changeSets.preview(this.goods, brought, refused, staffId);
  }

  /** A mistyped year is noticed; bills are entered late, but not by years. */
  private assertSuitable(billedOn: Day): void {
    const to = this.clock.today();
    const from = addDays(to, -BILL_DAYS_BACK);
    if (billedOn < from || billedOn > to)
      throw new DomainError('invalid', 'bill-day-unsuitable', { from, to });
  }
}
