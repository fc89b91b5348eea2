import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import { Throttle, type ThrottleRule } from '../../../../shared/throttle/throttle.ts';
import { DocumentPrinter } from '../../../documents/application/document-printer.ts';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import { TrackOrder } from './track-order.ts';

/** Printing is work: a link that many people open must not keep the shop from serving. */
const BY_ORDER: ThrottleRule = { limit: 60, windowMs: 600_000 };

/** An order as its customer sees it, on paper in the language of the page that it is asked for on. */
@Injectable()
export class PrintEstimate {
  constructor(
    private readonly tracking: TrackOrder,
    private readonly settings: ShopSettings,
    private readonly printer: DocumentPrinter,
    private readonly throttle: Throttle,
  ) {}

  /** @throws DomainError not-found, too-many-requests */
  async execute(token: string, language: Language): Promise<{ number: string; bytes: Uint8Array }> {
    const order = await this.tracking.execute(token);
    await this.throttle.take(`estimate ${order.number}`, BY_ORDER);
    const { identity } = await this.settings.current();
    return { number: order.number, bytes: await this.printer.estimates([{ ...order, language }], identity) };
  }
}
