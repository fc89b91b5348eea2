import { Body, Controller, Param } from '@nestjs/common';
import {
  cancelOwnOrder,
  changeOwnOrder,
  previewOwnChange,
  withdrawChangeRequest,
} from '@shop/contracts/own-changes/endpoints';
import {
  ChangeRequestParams,
  CancelOwnOrderRequest,
  ChangeOwnOrderRequest,
  OwnEntryRequest,
} from '@shop/contracts/own-changes/requests';
import { TokenParams } from '@shop/contracts/orders/requests';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { DeviceToken } from '../../../../platform/http/device-token.ts';
import { Route } from '../../../../platform/http/route.ts';
import { ChangeOwnOrder } from '../../application/own-changes/change-own-order.ts';
import { OwnOrderPage } from './own-order-page.ts';

@Controller()
export class OwnChangesController {
  constructor(
    private readonly changes: ChangeOwnOrder,
    private readonly page: OwnOrderPage,
  ) {}

  @Route(previewOwnChange)
  preview(
    @Param() { token }: TokenParams,
    @Body() body: OwnEntryRequest,
    @DeviceToken() device: string | null,
  ) {
    return this.changes.preview(token, device, body);
  }

  @Route(changeOwnOrder)
  async change(
    @Param() { token }: TokenParams,
    @Body() body: ChangeOwnOrderRequest,
    @DeviceToken() device: string | null,
  ): Promise<OwnOrderView> {
    await this.changes.change(token, device, body);
    return this.page.read(token, device);
  }

  @Route(cancelOwnOrder)
  async cancel(
    @Param() { token }: TokenParams,
    @Body() body: CancelOwnOrderRequest,
    @DeviceToken() device: string | null,
  ): Promise<OwnOrderView> {
    await this.changes.cancel(token, device, body);
    return this.page.read(token, device);
  }

  @Route(withdrawChangeRequest)
  async withdraw(
    @Param() { token, change }: ChangeRequestParams,
    @DeviceToken() device: string | null,
  ): Promise<OwnOrderView> {
    await this.changes.withdraw(token, device, change);
    return this.page.read(token, device);
  }
}
