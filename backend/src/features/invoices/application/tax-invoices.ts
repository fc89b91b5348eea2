import { isDeepStrictEqual } from 'node:util';
import { dayOf } from '@shop/contracts/rules/days';
import { billOf, type InvoiceContent, type InvoiceKind } from '@shop/contracts/rules/invoices/invoice';
import type { OrderState } from '@shop/contracts/rules/order-states';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import type { ShopSettings } from '../../shop/application/shop-settings.ts';
import type { BilledOrder, InvoiceBook } from './invoice-book.ts';

const GONE: readonly OrderState[] = ['dispatched', 'arrived', 'collected'];

/** The tax invoices of orders. Runs in the order's own transaction, at its end. */
export class TaxInvoices {
  constructor(
    private readonly book: InvoiceBook,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * Sees to it that an order has the invoice that it should: one that left has one for what it is worth now, a cancelled
   * one none. What stands and is wrong is taken back by a credit note, and a new one made; what stands and is right is
   * kept, also when a dispatch was undone and is done again. Without a GSTIN there are no invoices.
   */
  async follow(orderId: string, at: Date): Promise<void> {
    const order = await this.book.order(orderId);
    const hasLeft = GONE.includes(order.state);
    if (!hasLeft && order.state !== 'cancelled') return;
    const { identity, invoices } = await this.settings.current();
    const due = hasLeft && identity.gstin !== '' ? contentOf(order, identity) : null;
    const standing = await this.book.standing(orderId);
    if (standing && due && isSame(standing.content, due)) return;
    const add = (kind: InvoiceKind, content: InvoiceContent, credits: string | null, reason: string) => {
      const prefix = kind === 'invoice' ? invoices.prefix : invoices.creditNotePrefix;
      const { totals } = content;
      return this.book.add({ kind, prefix, orderId, credits, at, day: dayOf(at), reason, totals, content });
    };
    if (standing) {
      const reason = hasLeft ? 'The bill of the order was changed' : 'The order was cancelled';
      await add('credit-note', standing.content, standing.id, reason);
    }
    if (due) await add('invoice', due, null, '');
  }
}

function contentOf(order: BilledOrder, identity: ShopIdentity): InvoiceContent {
  const { number: orderNumber, buyer, pickupLocation, stateNames } = order;
  const { name, legalName, address, city, pinCode, stateCode, gstin, licenceNumber, phones, email } =
    identity;
  const stateName = stateNames[stateCode] ?? '';
  const isWithinState = buyer.stateCode === stateCode;
  return {
    orderNumber,
    seller: {
      name,
      legalName,
      address,
      city,
      pinCode,
      stateCode,
      stateName,
      gstin,
      licenceNumber,
      phones,
      email,
    },
    buyer,
    delivery: pickupLocation ?? {
      name: buyer.name,
      address: buyer.address,
      city: buyer.city,
      pinCode: buyer.pinCode,
    },
    isWithinState,
    ...billOf(order, isWithinState),
  };
}

/** The same supply to the same person; who sells may have another telephone by now. */
function isSame({ seller: _, ...was }: InvoiceContent, { seller: __, ...is }: InvoiceContent): boolean {
  return isDeepStrictEqual(was, is);
}
