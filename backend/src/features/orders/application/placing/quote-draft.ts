import { Injectable } from '@nestjs/common';
import type { QuoteRequest } from '@shop/contracts/orders/requests';
import { quote, type Quote } from '@shop/contracts/rules/orders/quote';
import { ProductsForSale } from '../../../catalogue/application/products-for-sale.ts';
import { Stock } from '../../../catalogue/application/stock.ts';
import { Destinations } from '../../../places/application/destinations.ts';
import { deviceSender } from '../../domain/order-limits.ts';
import { termsSoFar } from './destination-terms.ts';
import { OrderGuard } from './order-guard.ts';
import { OrderGuardRepository } from './order-guard-repository.ts';

/** What a draft costs at this moment, what of it can be had, and what would be set aside for it. Changes nothing. */
@Injectable()
export class QuoteDraft {
  constructor(
    private readonly products: ProductsForSale,
    private readonly destinations: Destinations,
    private readonly guard: OrderGuard,
    private readonly senders: OrderGuardRepository,
    private readonly stock: Stock,
  ) {}

  async execute(request: QuoteRequest): Promise<Quote> {
    const terms = await termsSoFar(this.destinations, request);
    const products = await this.products.find(request.lines.map((line) => line.code));
    const quoted = quote(request.lines, products, terms);
    const unreserved = new Set(await this.unreserved(quoted, request.deviceId ?? null));
    if (unreserved.size === 0) return quoted;
    const lines = quoted.lines.map((line) =>
      unreserved.has(line.code) ? { ...line, unreserved: true } : line,
    );
    return { ...quoted, lines };
  }

  private async unreserved({ lines, totals }: Quote, deviceId: string | null): Promise<string[]> {
    const bounds = await this.guard.bounds();
    if (!this.guard.reserves(bounds, totals.totalPaise)) return lines.map(({ code }) => code);
    const beyond = await this.stock.beyondShare(lines, bounds.limits);
    const isKnown =
      beyond.length > 0 && deviceId !== null && (await this.senders.isKnown(deviceSender(deviceId)));
    return isKnown ? [] : beyond;
  }
}
