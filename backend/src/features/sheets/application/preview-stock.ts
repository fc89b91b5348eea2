import { Injectable } from '@nestjs/common';
import type { PreviewGoodsInRequest, SentSheet } from '@shop/contracts/sheets/requests';
import type { ChangePreviewView } from '@shop/contracts/sheets/views';
import { PRODUCT } from '@shop/contracts/rules/limits';
import { amount, whole } from '../domain/typed-cells.ts';
import { readFigures, type UnreadableRow } from '../domain/typed-figures.ts';
import { ChangeSets, type WantedRow } from './change-sets.ts';
import { GoodsIn } from './goods-in.ts';
import { SheetParts } from './sheet-parts.ts';
import { StockCount } from './stock-count.ts';

/** What a count, or goods that came in, would change. */
@Injectable()
export class PreviewStock {
  constructor(
    private readonly stockCount: StockCount,
    private readonly goods: GoodsIn,
    private readonly sheets: SheetParts,
    private readonly changeSets: ChangeSets,
  ) {}

  /** @throws DomainError nothing-to-change: no row has a code; sheet-incomplete, sheet-too-long */
  async count(sent: SentSheet, staffId: string): Promise<ChangePreviewView> {
    const columns = { onShelf: whole(0, PRODUCT.stock) };
    const { rows, unreadable } = readFigures(columns, await this.sheets.whole(staffId, sent));
    return this.changeSets.preview(this.stockCount, rows, unreadable, staffId);
  }

  /**
   * A row without a quantity brings nothing in; one without a rate is refused.
   * @throws DomainError as `count`
   */
  async goodsIn(request: PreviewGoodsInRequest, staffId: string): Promise<ChangePreviewView> {
    const { billNumber, billedOn, supplier, ...sent } = request;
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
    return this.changeSets.preview(this.goods, brought, refused, staffId);
  }
}
