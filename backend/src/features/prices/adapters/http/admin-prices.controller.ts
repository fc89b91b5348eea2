import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import type { ChangePreviewView, ChangeSetView } from '@shop/contracts/change-sets/views';
import {
  applyPrices,
  listPriceChanges,
  previewPrices,
  readPriceSheet,
  undoPrices,
  withdrawPrices,
} from '@shop/contracts/prices/endpoints';
import { ApplyPricesRequest, PreviewPricesRequest, PriceChangeParams } from '@shop/contracts/prices/requests';
import type { PriceChangesView, PriceSheetView } from '@shop/contracts/prices/views';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { PriceDay } from '../../application/price-day.ts';
import { Prices } from '../../application/prices.ts';

@Controller()
export class AdminPricesController {
  constructor(
    private readonly prices: Prices,
    private readonly priceDay: PriceDay,
  ) {}

  @Route(readPriceSheet)
  @Needs('catalogue.read')
  async sheet(): Promise<PriceSheetView> {
    return { products: await this.prices.sheet() };
  }

  @Route(previewPrices)
  @Needs('catalogue.write')
  preview(@Body() sent: PreviewPricesRequest, @CurrentStaff() staff: StaffView): Promise<ChangePreviewView> {
    return this.priceDay.preview(sent, staff.id);
  }

  @Route(applyPrices)
  @Needs('catalogue.write')
  @Once()
  apply(
    @Param() { id }: PriceChangeParams,
    @Body() { at }: ApplyPricesRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<ChangeSetView> {
    return this.priceDay.apply(id, at, actor);
  }

  @Route(withdrawPrices)
  @Needs('catalogue.write')
  @Once()
  withdraw(@Param() { id }: PriceChangeParams): Promise<ChangeSetView> {
    return this.priceDay.withdraw(id);
  }

  @Route(undoPrices)
  @Needs('catalogue.write')
  @Once()
  undo(@Param() { id }: PriceChangeParams, @StaffActor() actor: AuditEntry['actor']): Promise<ChangeSetView> {
    return this.priceDay.undo(id, actor);
  }

  @Route(listPriceChanges)
  @Needs('catalogue.read')
  async changes(): Promise<PriceChangesView> {
    return { changeSets: await this.priceDay.recent() };
  }
}
