import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { RecordParams } from '@shop/contracts/listing/requests';
import type { StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import {
  applyStock,
  listStockChanges,
  previewCount,
  previewGoodsIn,
  readBill,
  readStockSheet,
  undoStock,
} from '@shop/contracts/sheets/endpoints';
import {
  PreviewCountRequest,
  PreviewGoodsInRequest,
  StockChangeParams,
  StockWayParams,
} from '@shop/contracts/sheets/requests';
import type {
  BillRowsView,
  ChangePreviewView,
  ChangeSetsView,
  ChangeSetView,
  StockSheetView,
} from '@shop/contracts/sheets/views';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { ChangeSets } from '../../application/change-sets.ts';
import type { ChangeTarget } from '../../application/change-target.ts';
import { GoodsIn } from '../../application/goods-in.ts';
import { PreviewStock } from '../../application/preview-stock.ts';
import { Shelves } from '../../application/shelves.ts';
import { StockCount } from '../../application/stock-count.ts';

@Controller()
export class AdminStockController {
  private readonly targets: Readonly<Record<StockWay, ChangeTarget>>;

  constructor(
    private readonly shelves: Shelves,
    private readonly previewed: PreviewStock,
    private readonly changeSets: ChangeSets,
    stockCount: StockCount,
    private readonly goodsIn: GoodsIn,
  ) {
    this.targets = { count: stockCount, 'goods-in': goodsIn };
  }

  @Route(readStockSheet)
  @Needs('catalogue.read')
  async sheet(): Promise<StockSheetView> {
    return { products: await this.shelves.sheet() };
  }

  @Route(previewCount)
  @Needs('catalogue.write')
  previewCount(
    @Body() sent: PreviewCountRequest,
    @CurrentStaff() staff: StaffView,
  ): Promise<ChangePreviewView> {
    return this.previewed.count(sent, staff.id);
  }

  @Route(previewGoodsIn)
  @Needs('catalogue.write')
  previewGoodsIn(
    @Body() request: PreviewGoodsInRequest,
    @CurrentStaff() staff: StaffView,
  ): Promise<ChangePreviewView> {
    return this.previewed.goodsIn(request, staff.id);
  }

  @Route(applyStock)
  @Needs('catalogue.write')
  @Once()
  apply(
    @Param() { way, id }: StockChangeParams,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<ChangeSetView> {
    return this.changeSets.apply(this.targets[way], id, null, actor);
  }

  @Route(undoStock)
  @Needs('catalogue.write')
  @Once()
  undo(
    @Param() { way, id }: StockChangeParams,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<ChangeSetView> {
    return this.changeSets.undo(this.targets[way], id, actor);
  }

  @Route(readBill)
  @Needs('catalogue.read')
  bill(@Param() { id }: RecordParams): Promise<BillRowsView> {
    return this.goodsIn.bill(id);
  }

  @Route(listStockChanges)
  @Needs('catalogue.read')
  async changes(@Param() { way }: StockWayParams): Promise<ChangeSetsView> {
    return { changeSets: await this.changeSets.recent(this.targets[way]) };
  }
}
