import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@shop/contracts/errors';
import type { PlaceOrderRequest } from '@shop/contracts/orders/requests';
import type { PlacedOrderView, ReferralOutcome } from '@shop/contracts/orders/views';
import type { Language } from '@shop/contracts/rules/language';
import { registrationOf } from '@shop/contracts/rules/orders/order-content';
import { isAsAsked, quote, type Quote } from '@shop/contracts/rules/orders/quote';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { pinCodeDigits } from '@shop/contracts/rules/places/pin-code';
import { referralCodeOf } from '@shop/contracts/rules/referrals/referral';
import type { Actor } from '../../../../shared/actor.ts';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { type ProductForSale, ProductsForSale } from '../../../catalogue/application/products-for-sale.ts';
import { Stock } from '../../../catalogue/application/stock.ts';
import { Destinations } from '../../../places/application/destinations.ts';
import { type Brought, Commissions } from '../../../referrals/application/commissions.ts';
import { ReferralCodes } from '../../../referrals/application/referral-codes.ts';
import { SeasonGate } from '../../../shop/application/season-gate.ts';
import { AcceptedTerms } from '../../../texts/application/accepted-terms.ts';
import type { NewOrder, NewOrderLine } from '../../domain/new-order.ts';
import { ownCount } from '../../domain/order-limits.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import type { Sender } from '../../domain/sender.ts';
import { Devices, type SentFrom } from '../customer/devices.ts';
import { contentHash } from './content-hash.ts';
import {
  assertAddress,
  assertPinCodeIn,
  resolveDestination,
  type ResolvedDestination,
} from './destination-terms.ts';
import { OrderCredit } from '../payments/order-credit.ts';
import { type Bounds, OrderGuard } from './order-guard.ts';
import { OrderEmails } from '../order-emails.ts';
import { OrderTally } from './order-tally.ts';

/** What the shop knows for a new order beside what was sent. */
interface OrderBasis extends Pick<NewOrder, 'referral' | 'numberPrefix' | 'termsId'> {
  destination: ResolvedDestination;
  quoted: Quote;
  products: ProductForSale[];
  bounds: Bounds;
}

/**
 * Takes an order: prices it again, takes the goods from stock and stores it, all or nothing. Sent again under the
 * same key it answers with the same order.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly gate: SeasonGate,
    private readonly guard: OrderGuard,
    private readonly destinations: Destinations,
    private readonly referralCodes: ReferralCodes,
    private readonly products: ProductsForSale,
    private readonly stock: Stock,
    private readonly orders: OrderRepository,
    private readonly emails: OrderEmails,
    private readonly credit: OrderCredit,
    private readonly commissions: Commissions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
    private readonly tally: OrderTally,
    private readonly terms: AcceptedTerms,
    private readonly devices: Devices,
  ) {}

  async execute(request: PlaceOrderRequest, sender: Sender): Promise<PlacedOrderView> {
    try {
      return await this.placeOnce(request, sender);
    } catch (error) {
      this.tally.failed(sender, error);
      throw error;
    }
  }

  /** Memory may lag behind a change by a moment: the database has the last word on goods and prices. */
  private async placeOnce(request: PlaceOrderRequest, sender: Sender): Promise<PlacedOrderView> {
    const codes = request.lines.map(({ code }) => code);
    let refusal: DomainError | undefined;
    for (const source of [() => this.products.remembered(codes), () => this.products.find(codes)]) {
      try {
        const placed = await this.place(request, sender, source);
        this.tally.taken(sender, 'placed');
        return placed;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const before = await this.placedBefore(request, sender);
        if (before) {
          this.tally.taken(sender, 'replayed');
          return before;
        }
        if (!ABOUT_GOODS.has(error.code)) throw error;
        refusal = error;
      }
    }
    // What this order had taken is on sale again: the shopper sees the goods and prices of now.
    throw refusal?.code === 'quote-changed' ? quoteChanged(await this.quoteOf(request)) : refusal;
  }

  private async place(
    request: PlaceOrderRequest,
    sender: Sender,
    productsForSale: () => Promise<ProductForSale[]>,
  ): Promise<PlacedOrderView> {
    const numberPrefix = await this.gate.assertOpen();
    const destination = await resolveDestination(this.destinations, {
      stateCode: request.customer.stateCode,
      delivery: request.delivery,
      pickupLocationId: request.pickupLocationId,
    });
    const { customer } = request;
    await assertPinCodeIn(this.destinations, destination.state, customer.pinCode);
    const referral = await this.referralOf(request, sender);
    const termsId = await this.terms.current(languageOf(request));
    const bounds = await this.guard.bounds();
    const products = await productsForSale();
    const quoted = quote(request.lines, products, destination.terms);
    assertAllowedGoods(quoted, destination.state.name);
    assertAgreed(request, quoted);
    assertMinimum(quoted);
    const { delivery } = request;
    const { totalPaise } = quoted.totals;
    assertAddress({ delivery, gstin: customer.gstin ?? null, totalPaise }, customer);
    const { passbook } = request;
    if (passbook) await this.credit.assertOwn(passbook, sender);
    const order = this.newOrder(request, sender, {
      destination,
      quoted,
      products,
      referral,
      numberPrefix,
      termsId,
      bounds,
    });
    return this.transaction.run(async () => {
      order.crowdedPhone = await this.guard.assertWithin(bounds, order, sender);
      // A member's money is used: what is paid for keeps its goods.
      order.reserved = passbook !== undefined || (order.reserved && !order.crowdedPhone);
      const placed = await this.orders.insert(order);
      if (placed === null) throw keyReused();
      await this.noteDevice(sender, { orderId: order.id, at: order.placedAt });
      const { number, fromStranger } = placed;
      // Before the goods: what others wait for is locked last.
      await this.emails.received(order, number);
      if (passbook) await this.credit.payPlaced(number, passbook, order.placedBy);
      const isThere = order.reserved
        ? await this.stock.take(order.id, order.lines, order.placedAt, fromStranger ? bounds.limits : null)
        : await this.stock.isForSale(order.lines);
      if (!isThere) throw quoteChanged(quoted);
      if (referral) await this.commissions.placed(order.id, broughtBy(referral.referrerId, sender));
      return { number, token: order.token, referral: outcomeOf(request, referral?.referrerId ?? null) };
    });
  }

  private async noteDevice(sender: Sender, order: Omit<SentFrom, 'token' | 'remember'>): Promise<void> {
    if (sender.kind === 'customer' && sender.device) await this.devices.sent({ ...sender.device, ...order });
  }

  private newOrder(
    request: PlaceOrderRequest,
    sender: Sender,
    { destination, quoted, products, referral, numberPrefix, termsId, bounds }: OrderBasis,
  ): NewOrder {
    const { customer } = request;
    const { state, pickupLocation } = destination;
    const placedAt = this.clock.now();
    const ids = new Map(products.map((product) => [product.code, product.id]));
    return {
      id: this.identifiers.uuid(),
      token: this.identifiers.token(),
      idempotencyKey: request.idempotencyKey,
      contentHash: contentHash(request),
      placedAt,
      numberPrefix,
      placedBy: actorOf(sender, customer.name),
      delivery: request.delivery,
      pickupLocation,
      customer: {
        name: customer.name.trim().normalize('NFC'),
        phone: mobileDigits(customer.phone) ?? customer.phone,
        whatsapp: customer.whatsapp ? mobileDigits(customer.whatsapp) : null,
        email: customer.email ?? null,
        address: customer.address.trim(),
        city: customer.city.trim().normalize('NFC'),
        district: customer.district.trim(),
        stateCode: state.code,
        stateName: state.name,
        pinCode: pinCodeDigits(customer.pinCode) ?? customer.pinCode,
        ...registrationOf(customer),
      },
      remarks: request.remarks.trim(),
      referral,
      language: languageOf(request),
      termsId,
      customerAgreedAt: sender.kind === 'referrer' ? placedAt : null,
      lines: quoted.lines.map(({ asked: _, problem: __, ...line }): NewOrderLine => ({
        ...line,
        productId: ids.get(line.code) ?? '',
      })),
      reserved: sender.kind === 'staff' || this.guard.reserves(bounds, quoted.totals.totalPaise),
      sentBy: ownCount(sender, bounds.limits)?.sender ?? null,
      mayBeStrangers: sender.kind !== 'staff' && request.passbook === undefined,
      crowdedPhone: false,
      totals: quoted.totals,
    };
  }

  /** An unknown or suspended code never blocks an order; what a referrer sends counts for nobody else. */
  private async referralOf(
    { referralCode }: PlaceOrderRequest,
    sender: Sender,
  ): Promise<NewOrder['referral']> {
    if (sender.kind === 'referrer') return { referrerId: sender.id, code: sender.code };
    const code = referralCode ? referralCodeOf(referralCode) : null;
    return code ? this.referralCodes.find(code) : null;
  }

  /** The order that this key made before; with other content, or made by another referrer, a conflict. */
  private async placedBefore(request: PlaceOrderRequest, sender: Sender): Promise<PlacedOrderView | null> {
    const known = await this.orders.findByIdempotencyKey(request.idempotencyKey);
    if (!known) return null;
    const isAnothers = sender.kind === 'referrer' && known.referrerId !== sender.id;
    if (isAnothers || known.contentHash !== contentHash(request)) {
      throw keyReused();
    }
    // The answer that had the cookie may have been lost.
    await this.noteDevice(sender, { orderId: known.id, at: this.clock.now() });
    return { number: known.number, token: known.token, referral: outcomeOf(request, known.referrerId) };
  }

  private async quoteOf(request: PlaceOrderRequest): Promise<Quote> {
    const { terms } = await resolveDestination(this.destinations, {
      stateCode: request.customer.stateCode,
      delivery: request.delivery,
      pickupLocationId: request.pickupLocationId,
    });
    return quote(request.lines, await this.products.find(request.lines.map((line) => line.code)), terms);
  }
}

function languageOf({ language = 'en' }: PlaceOrderRequest): Language {
  return language;
}

function broughtBy(referrerId: string, sender: Sender): Brought {
  return {
    referrerId,
    deviceId: sender.kind === 'staff' ? null : sender.deviceId,
    isAssisted: sender.kind === 'referrer',
  };
}

function actorOf(sender: Sender, customerName: string): Actor {
  if (sender.kind === 'customer') return { kind: 'customer', id: null, name: customerName.trim() };
  return { kind: sender.kind, id: sender.id, name: sender.name };
}

/** Refusals that other goods or prices would have spared the shopper. */
const ABOUT_GOODS: ReadonlySet<unknown> = new Set<ErrorCode>([
  'quote-changed',
  'goods-not-allowed',
  'below-minimum',
]);

const keyReused = () => new DomainError('conflict', 'idempotency-key-reused', {});
const quoteChanged = (quoted: Quote) => new DomainError('conflict', 'quote-changed', { quote: quoted });

/** What may not go to the state is named, not dropped. */
function assertAllowedGoods({ lines }: Quote, state: string): void {
  const refused = lines.filter(({ problem }) => problem === 'not-green');
  if (refused.length === 0) return;
  const goods = refused.map(({ code, name }) => ({ code, name }));
  throw new DomainError('invalid', 'goods-not-allowed', { state, goods });
}

/** Nothing is dropped or repriced in silence: the shopper saw these lines, these rates and this total. */
function assertAgreed(request: PlaceOrderRequest, quoted: Quote): void {
  const seen = new Map(request.lines.map((line) => [line.code, line.netPaise]));
  const sameRates = quoted.lines.every((line) => line.netPaise === seen.get(line.code));
  if (!isAsAsked(quoted) || !sameRates || quoted.totals.totalPaise !== request.expectedTotalPaise) {
    throw quoteChanged(quoted);
  }
}

function assertMinimum({ minimumPaise, lackingPaise }: Quote): void {
  if (lackingPaise > 0) throw new DomainError('invalid', 'below-minimum', { minimumPaise, lackingPaise });
}

function outcomeOf({ referralCode }: PlaceOrderRequest, referrerId: string | null): ReferralOutcome {
  if (!referralCode) return 'none';
  return referrerId ? 'attributed' : 'ignored';
}
