import type { QuoteRequest } from '@shop/contracts/orders/requests';
import type { DestinationsView } from '@shop/contracts/places/views';
import { quoteOf, type Quote } from '@shop/contracts/rules/orders/quote';

/**
 * A bill for another destination, as the shop will make it: packing, freight and minimum stand with the destinations.
 * @param asked what the bill was made for
 * @returns null where only the shop can say: of another list, or where other goods may go
 */
export function billedTo(
  quote: Quote,
  asked: QuoteRequest,
  wanted: QuoteRequest,
  { states, pickupLocations }: DestinationsView,
): Quote | null {
  const [was, is] = [asked, wanted].map(({ stateCode }) => states.find(({ code }) => code === stateCode));
  const isSame = JSON.stringify(asked.lines) === JSON.stringify(wanted.lines);
  // Whether goods are set aside depends on the total.
  const isOpen = quote.lines.some(({ unreserved }) => unreserved);
  if (!isSame || isOpen || !is || (was?.goods ?? 'all') !== is.goods) return null;
  const { packingBasisPoints, minimumOrderPaise: minimumPaise, doorDeliveryPaise } = is;
  const place = pickupLocations.find(({ id }) => id === wanted.pickupLocationId);
  const freightPaise = wanted.delivery === 'door' ? doorDeliveryPaise : (place?.freightPaise ?? null);
  return quoteOf(quote.lines, { packingBasisPoints, minimumPaise, freightPaise });
}
