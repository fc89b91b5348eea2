import type { QuoteRequest } from '@shop/contracts/orders/requests';
import { quote, type Quote } from '@shop/contracts/rules/orders/quote';
import type { ProductsForSale } from '../../../catalogue/application/products-for-sale.ts';
import type { Destinations } from '../../../places/application/destinations.ts';
import { termsSoFar } from './destination-terms.ts';

/** What a draft costs at this moment, and what of it can be had. Changes nothing. */
export class QuoteDraft {
  constructor(
    private readonly products: ProductsForSale,
    private readonly destinations: Destinations,
  ) {}

  async execute(request: QuoteRequest): Promise<Quote> {
    const terms = await termsSoFar(this.destinations, request);
    const products = await this.products.find(request.lines.map((line) => line.code));
    return quote(request.lines, products, terms);
  }
}
