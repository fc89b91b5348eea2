import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { dayOf } from '@shop/contracts/rules/days';
import {
  billOf,
  placeOfSupplyOf,
  placeOfSupplyTo,
  type InvoiceContent,
  type InvoiceKind,
  type InvoiceSeller,
} from '@shop/contracts/rules/documents/invoices/invoice';
import type { HsnDigits } from '@shop/contracts/rules/documents/invoices/hsn-digits';
import { leftOf, partOf, type CreditedGoods } from '@shop/contracts/rules/documents/invoices/part-credit';
import { HAS_LEFT } from '@shop/contracts/rules/orders/order-states';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { DomainError } from '../../../shared/domain-error.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { type BilledOrder, InvoiceRepository, type StandingInvoice } from './invoice-repository.ts';

/** What a credit note over a part takes back, and of which invoice. */
interface CreditDraft {
  invoiceId: string;
  content: InvoiceContent;
}

interface PartCredit extends CreditDraft {
  reason: string;
}

/** The tax invoices of orders. Runs in the order's own transaction, at its end. */
@Injectable()
export class TaxInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly settings: ShopSettings,
  ) {}

  /**
   * Sees to it that an order has the invoice that it should: one that left has one for what it is worth now, a cancelled
   * one none. What stands and is wrong, or whose IRN was cancelled, is taken back by a credit note, and a new one made;
   * what stands and is right is kept, also when a dispatch was undone and is done again. Without a GSTIN there are no
   * invoices, also not later.
   * @param wasSupplied its goods left before: only the bill changes, and what they are and how they are taxed stays
   */
  async follow(orderId: string, at: Date, wasSupplied: boolean): Promise<void> {
    const order = await this.invoices.order(orderId);
    const hasLeft = HAS_LEFT.includes(order.state);
    if (!hasLeft && order.state !== 'cancelled') return;
    const { identity, invoices } = await this.settings.current();
    const standing = await this.invoices.standing(orderId);
    if (wasSupplied && !standing) return;
    const supply = wasSupplied ? standing?.content : undefined;
    const seller = supply?.seller ?? sellerOf(identity, order, invoices.hsnDigits);
    const billed = supply ? taxedAs(supply, order) : order;
    const due = hasLeft && seller.gstin !== '' ? contentOf(billed, seller) : null;
    const lostIrn = standing !== null && (await this.lostIrn(standing));
    if (standing && due && !lostIrn && isSame(standing.content, due)) return;
    const add = (kind: InvoiceKind, content: InvoiceContent, credits: string | null, reason: string) => {
      const prefix = kind === 'invoice' ? invoices.prefix : invoices.creditNotePrefix;
      const { totals } = content;
      const document = { kind, prefix, orderId, credits, isPart: false, at, day: dayOf(at), reason };
      return this.invoices.add({ ...document, totals, content });
    };
    if (standing) {
      const changed = lostIrn ? 'The IRN of the invoice was cancelled' : 'The bill of the order was changed';
      const reason = hasLeft ? changed : 'The order was cancelled';
      await add('credit-note', standing.content, standing.id, reason);
    }
    if (due) await add('invoice', due, null, '');
  }

  /** The new one would bill what credit notes took back in part: then it stays as it is. */
  private async lostIrn({ id, registration }: StandingInvoice): Promise<boolean> {
    return registration === 'cancelled' && (await this.invoices.partsOf(id)).length === 0;
  }

  /**
   * What a credit note over some of an order's goods says; nothing is kept yet.
   * @throws DomainError invoice-missing, credit-exceeds-invoice
   */
  async creditFor(orderId: string, goods: readonly CreditedGoods[]): Promise<CreditDraft> {
    const standing = await this.invoices.standing(orderId);
    if (!standing || standing.registration === 'cancelled')
      throw new DomainError('conflict', 'invoice-missing', {});
    const { id: invoiceId, content } = standing;
    const earlier = await this.invoices.partsOf(invoiceId);
    const left = leftOf(
      content.lines,
      earlier.flatMap(({ lines }) => lines),
    );
    const asked = summed(goods);
    for (const { code, quantity } of asked) {
      const most = left.find((line) => line.code === code)?.quantity ?? 0;
      if (quantity > most) throw new DomainError('conflict', 'credit-exceeds-invoice', { code, left: most });
    }
    return { invoiceId, content: { ...content, ...partOf(content, earlier, left, asked) } };
  }

  /** Keeps a credit note over a part, with its number. */
  async credit(orderId: string, { invoiceId, content, reason }: PartCredit, at: Date): Promise<void> {
    const { invoices } = await this.settings.current();
    const document = { kind: 'credit-note' as const, prefix: invoices.creditNotePrefix, credits: invoiceId };
    const when = { at, day: dayOf(at) };
    await this.invoices.add({
      ...document,
      ...when,
      orderId,
      isPart: true,
      reason,
      totals: content.totals,
      content,
    });
  }
}

function sellerOf(identity: ShopIdentity, { stateNames }: BilledOrder, hsnDigits: HsnDigits): InvoiceSeller {
  const { name, legalName, address, city, pinCode, stateCode, gstin, licenceNumber, phones, email } =
    identity;
  return {
    name,
    legalName,
    address,
    city,
    pinCode,
    stateCode,
    stateName: stateNames[stateCode] ?? '',
    gstin,
    licenceNumber,
    phones,
    email,
    hsnDigits,
  };
}

/** The order with its goods under the HSN and the rate that they were invoiced with, whatever they have by now. */
function taxedAs({ lines }: InvoiceContent, order: BilledOrder): BilledOrder {
  const invoiced = new Map(lines.filter(({ charge }) => charge === null).map((line) => [line.code, line]));
  return {
    ...order,
    lines: order.lines.map((line) => {
      const { hsn, basisPoints: gstBasisPoints } = invoiced.get(line.code) ?? {
        hsn: line.hsn,
        basisPoints: line.gstBasisPoints,
      };
      return { ...line, hsn, gstBasisPoints };
    }),
  };
}

function contentOf(order: BilledOrder, seller: InvoiceSeller): InvoiceContent {
  const { number: orderNumber, pickupLocation } = order;
  const buyer = buyerOf(order);
  const placeOfSupply = placeOfSupplyTo(buyer, order.movementEnds);
  const isWithinState = placeOfSupply.code === seller.stateCode;
  return {
    orderNumber,
    seller,
    buyer,
    delivery: pickupLocation ?? {
      name: buyer.name,
      address: buyer.address,
      city: buyer.city,
      pinCode: buyer.pinCode,
    },
    placeOfSupply,
    isWithinState,
    ...billOf(order, isWithinState),
  };
}

/** Each code once. */
function summed(goods: readonly CreditedGoods[]): CreditedGoods[] {
  const sums = new Map<string, number>();
  for (const { code, quantity } of goods) sums.set(code, (sums.get(code) ?? 0) + quantity);
  return [...sums].map(([code, quantity]) => ({ code, quantity }));
}

/** What nobody entered does not stand on an invoice. */
function buyerOf({ buyer: { gstin, tradeName, ...person } }: BilledOrder): InvoiceContent['buyer'] {
  return { ...person, ...(gstin && { gstin }), ...(tradeName && { tradeName }) };
}

/** The same supply to the same person; who sells may have another telephone by now. */
function isSame(was: InvoiceContent, is: InvoiceContent): boolean {
  return isDeepStrictEqual(supplyOf(was), supplyOf(is));
}

/** What an invoice says of its supply, also one from before the place of supply was kept. */
function supplyOf({ seller: _, ...supply }: InvoiceContent) {
  return { ...supply, placeOfSupply: placeOfSupplyOf(supply) };
}
