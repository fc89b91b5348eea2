import { Body, Controller, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { LanguageQuery } from '@shop/contracts/language/requests';
import {
  lookUpOrder,
  orderManifest,
  placeOrder,
  printEstimate,
  quoteDraft,
  trackOrder,
} from '@shop/contracts/orders/endpoints';
import {
  LookUpOrderRequest,
  PlaceOrderRequest,
  QuoteRequest,
  TokenParams,
} from '@shop/contracts/orders/requests';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import type { FastifyReply } from 'fastify';
import { StaffOrNull } from '../../../../platform/http/current-person.ts';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { DeviceCookie, DeviceToken } from '../../../../platform/http/device-token.ts';
import { manifestFile } from '../../../../platform/http/manifest-file.ts';
import { KnowsStaff, Route } from '../../../../platform/http/route.ts';
import { pdfFile } from '../../../../platform/printing/pdf-file.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { LookUpOrder } from '../../application/customer/look-up-order.ts';
import { OrderManifest } from '../../application/customer/order-manifest.ts';
import { PlaceOrder } from '../../application/placing/place-order.ts';
import { PrintEstimate } from '../../application/customer/print-estimate.ts';
import { QuoteDraft } from '../../application/placing/quote-draft.ts';
import { OwnOrderPage } from './own-order-page.ts';
import { words as english } from './words/en.ts';
import { words as tamil } from './words/ta.ts';

const WORDS = { en: english, ta: tamil };

@Controller()
export class PublicOrdersController {
  constructor(
    private readonly quotes: QuoteDraft,
    private readonly orders: PlaceOrder,
    private readonly page: OwnOrderPage,
    private readonly lookUps: LookUpOrder,
    private readonly printing: PrintEstimate,
    private readonly appManifest: OrderManifest,
    private readonly cookie: DeviceCookie,
  ) {}

  @Route(quoteDraft)
  quote(@Body() body: QuoteRequest) {
    return this.quotes.execute(body);
  }

  @Route(placeOrder)
  @KnowsStaff()
  async place(
    @Body() body: PlaceOrderRequest,
    @ClientNetwork() network: Network,
    @StaffOrNull() staff: StaffView | null,
    @DeviceToken() token: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (staff) return this.orders.execute(body, { kind: 'staff', id: staff.id, name: staff.name });
    const device = this.cookie.deviceOf(token, body.remember);
    const placed = await this.orders.execute(body, {
      kind: 'customer',
      network,
      deviceId: body.deviceId ?? null,
      device,
    });
    if (device) this.cookie.set(reply, device);
    return placed;
  }

  @Route(trackOrder)
  track(@Param() { token }: TokenParams, @DeviceToken() device: string | null): Promise<OwnOrderView> {
    return this.page.read(token, device);
  }

  @Route(lookUpOrder)
  lookUp(@Body() body: LookUpOrderRequest, @ClientNetwork() network: Network) {
    return this.lookUps.execute(body, network);
  }

  @Route(printEstimate)
  async estimate(
    @Param() { token }: TokenParams,
    @Query() { language = 'en' }: LanguageQuery,
  ): Promise<StreamableFile> {
    const { number, bytes } = await this.printing.execute(token, language);
    return pdfFile(number, bytes);
  }

  @Route(orderManifest)
  async manifest(
    @Param() { token }: TokenParams,
    @Query() { language = 'en' }: LanguageQuery,
  ): Promise<StreamableFile> {
    const { number, looks } = await this.appManifest.execute(token);
    const name = WORDS[language].homeScreen(number);
    return manifestFile({ page: `/order/${token}`, language, name, shortName: number }, looks);
  }
}
