import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import {
  applyPrices,
  listPriceChanges,
  previewPrices,
  readPriceSheet,
  undoPrices,
  withdrawPrices,
} from '@shop/contracts/sheets/endpoints';
import { ApplyPricesRequest, ChangeSetParams, PreviewPricesRequest } from '@shop/contracts/sheets/requests';
import type {
  ChangePreviewView,
  ChangeSetsView,
  ChangeSetView,
  PriceSheetView,
} from '@shop/contracts/sheets/views';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { ChangeSets } from '../../application/change-sets.ts';
import { PreviewPrices } from '../../application/preview-prices.ts';
import { Prices } from '../../application/prices.ts';

@Controller()
export class AdminPricesController {
  constructor(
    private readonly prices: Prices,
    private readonly previewed: PreviewPrices,
    private readonly changeSets: ChangeSets,
  ) {}

  @Route(readPriceSheet)
  @Needs('catalogue.read')
  async sheet(): Promise<PriceSheetView> {
    return { products: await this.prices.sheet() };
  }

  @Route(previewPrices)
  @Needs('catalogue.write')
  preview(@Body() sent: PreviewPricesRequest, @CurrentStaff() staff: StaffView): Promise<ChangePreviewView> {
    return this.previewed.execute(sent, staff.id);
  }

  @Route(applyPrices)
  @Needs('catalogue.write')
  @Once()
  apply(
    @Param() { id }: ChangeSetParams,
    @Body() { at }: ApplyPricesRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<ChangeSetView> {
    return this.changeSets.apply(this.prices, id, at === null ? null : new Date(at), actor);
  }

  @Route(withdrawPrices)
  @Needs('catalogue.write')
  @Once()
  withdraw(@Param() { id }: ChangeSetParams): Promise<ChangeSetView> {
    return this.changeSets.withdraw(this.prices, id);
  }

  @Route(undoPrices)
  @Needs('catalogue.write')
  @Once()
  undo(@Param() { id }: ChangeSetParams, @StaffActor() actor: AuditEntry['actor']): Promise<ChangeSetView> {
    return this.changeSets.undo(this.prices, id, actor);
  }

  @Route(listPriceChanges)
  @Needs('catalogue.read')
  async changes(): Promise<ChangeSetsView> {
    return { changeSets: await this.changeSets.recent(this.prices) };
  }
}
