import { Injectable } from '@nestjs/common';
import type { OrderEntryRequest, SaveOrderRequest } from '@shop/contracts/orders/requests';
import type { AdminOrderView, OrderEditView } from '@shop/contracts/orders/views';
import { missingAddress, type AddressNeed } from '@shop/contracts/rules/orders/buyer-address';
import {
  changesBetween,
  entryOf,
  registrationOf,
  type EditWarning,
} from '@shop/contracts/rules/orders/order-content';
import { balanceOf, orderTotals, totalsOf } from '@shop/contracts/rules/orders/order-totals';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { pinCodeDigits } from '@shop/contracts/rules/places/pin-code';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { ProductsForSale } from '../../../catalogue/application/products-for-sale.ts';
import { type LackingGoods, Stock } from '../../../catalogue/application/stock.ts';
import { Destinations } from '../../../places/application/destinations.ts';
import {
  editedLines,
  type EditedLine,
  type EditedOrder,
  type PresentOrder,
} from '../../domain/edited-order.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import type { Order } from '../../domain/order.ts';
import { DeskWork } from './desk-work.ts';
import {
  agreedDestination,
  assertPinCodeIn,
  resolveDestination,
  type ResolvedDestination,
} from '../placing/destination-terms.ts';
import { OrderQueries } from '../order-queries.ts';

/** What an order would become, how much of what its lines take or give back, and what speaks against it. */
export interface DraftedEdit {
  order: EditedOrder;
  /** Those that go, too. */
  lines: EditedLine[];
  stateName: string;
  minimumPaise: number;
  doubts: EditWarning[];
  /** Why its address is not enough; null where it is. */
  addressNeed: AddressNeed | null;
}

/** Makes another order of one that is not packed yet: looked at first, then saved as a revision, all or nothing. */
@Injectable()
export class EditOrder {
  constructor(
    private readonly work: DeskWork,
    private readonly orders: OrderRepository,
    private readonly destinations: Destinations,
    private readonly products: ProductsForSale,
    private readonly stock: Stock,
    private readonly queries: OrderQueries,
  ) {}

  /** @throws DomainError passbook-pays, as saving does */
  async preview(number: string, request: OrderEntryRequest): Promise<OrderEditView> {
    const present = found(await this.orders.present(number));
    return editView(present, await this.draft(present, request));
  }

  async save(
    number: string,
    { revision, ...request }: SaveOrderRequest,
    actor: Actor,
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const present = found(await this.orders.present(number));
      if (order.revision !== revision) {
        throw new DomainError('conflict', 'record-changed', {
          value: entryOf(present),
          revision: order.revision,
        });
      }
      const edit = await this.prepare(order, present, request);
      if (changesBetween(present, edit.order).length === 0) return;
      await this.make(order, edit, request.reason.trim(), actor, at);
    });
    return found(await this.queries.forDesk(number));
  }

  /** What a locked order would become. @throws DomainError what forbids it */
  async prepare(order: Order, present: PresentOrder, request: OrderEntryRequest): Promise<DraftedEdit> {
    order.assertEditable();
    const draft = await this.draft(present, request);
    assertAllowed(draft);
    assertConfirmed(draft, request.reason);
    return draft;
  }

  /** The next revision of a locked order, with its goods. @throws DomainError stock-short */
  async make(order: Order, edit: DraftedEdit, reason: string, actor: Actor, at: Date): Promise<void> {
    const changes = edit.lines
      .filter(({ productId }) => order.holds(productId))
      .map(({ productId, quantity, was }) => ({ productId, more: quantity - was }));
    order.edit(edit.order, reason);
    assertStock(await this.stock.change(order.id, changes, actor.name, at));
  }

  /** What an order would become, allowed or not. @throws DomainError passbook-pays, what forbids the place */
  async draft(present: PresentOrder, request: OrderEntryRequest): Promise<DraftedEdit> {
    assertNoCredit(present);
    const destination = await this.destinationOf(present, request);
    if (isElsewhere(present, request)) {
      await assertPinCodeIn(this.destinations, destination.state, request.pinCode);
    }
    const products = await this.products.onShelf(
      present.lines.map(({ productId }) => productId),
      request.lines.map(({ code }) => code),
    );
    const { state, terms } = destination;
    const lines = editedLines(present, request.lines, products, terms.goods);
    const kept = lines.filter(({ quantity }) => quantity > 0);
    const { packingPaise, freightPaise } = request;
    const totals = request.chargesByHand
      ? totalsOf(kept, { packingPaise, freightPaise })
      : orderTotals(kept, terms);
    const warnings: EditWarning[] = [];
    if (totals.goodsPaise < terms.minimumPaise) warnings.push('below-minimum');
    if (lines.some(({ problem }) => problem === 'over-limit')) warnings.push('over-limit');
    return {
      order: {
        lines: kept,
        customer: {
          name: request.name.trim(),
          phone: mobileDigits(request.phone) ?? request.phone,
          whatsapp: request.whatsapp && mobileDigits(request.whatsapp),
          email: request.email,
          address: request.address.trim(),
          city: request.city.trim(),
          district: request.district.trim(),
          stateCode: state.code,
          stateName: state.name,
          pinCode: pinCodeDigits(request.pinCode) ?? request.pinCode,
          ...registrationOf(request),
        },
        remarks: request.remarks.trim(),
        delivery: request.delivery,
        pickupLocation: destination.pickupLocation,
        totals,
        chargesByHand: request.chargesByHand,
      },
      lines,
      stateName: state.name,
      minimumPaise: terms.minimumPaise,
      doubts: warnings,
      addressNeed: missingAddress(
        { delivery: request.delivery, gstin: request.gstin, totalPaise: totals.totalPaise },
        request,
      ),
    };
  }

  /** Where the goods go to the same place, its copy and its freight stay, also when it closed since. */
  private async destinationOf(
    { pickupLocation, customer, delivery, totals, chargesByHand }: PresentOrder,
    request: OrderEntryRequest,
  ): Promise<Pick<ResolvedDestination, 'state' | 'terms'> & Pick<EditedOrder, 'pickupLocation'>> {
    const isThere =
      request.stateCode === customer.stateCode &&
      request.delivery === delivery &&
      request.pickupLocationId === (pickupLocation?.id ?? null);
    const isFreightAgreed = request.chargesByHand || !chargesByHand;
    if (!isThere || !isFreightAgreed) return resolveDestination(this.destinations, request);
    const agreed = await agreedDestination(this.destinations, request.stateCode, totals.freightPaise);
    return { ...agreed, pickupLocation };
  }
}

/** The same for whoever looks at it. */
export function editView(
  { paidPaise, state }: PresentOrder,
  { order, lines, minimumPaise, doubts, addressNeed }: DraftedEdit,
): OrderEditView {
  return {
    lines: lines.map(({ productId: _, available: __, todayPaise: ___, ...line }) => line),
    totals: order.totals,
    balancePaise: balanceOf(order.totals.totalPaise, paidPaise, state === 'cancelled'),
    minimumPaise,
    doubts,
    addressNeed,
  };
}

/** The credit and its benefit are of what the order was. */
function assertNoCredit({ creditPaise, benefitPaise }: PresentOrder): void {
  if (creditPaise > 0 || benefitPaise > 0) throw new DomainError('conflict', 'passbook-pays', {});
}

/** @throws DomainError address-missing, goods-not-allowed, stock-short */
function assertAllowed({ lines, stateName, addressNeed }: DraftedEdit): void {
  if (addressNeed) throw new DomainError('invalid', 'address-missing', { need: addressNeed });
  const refused = lines.filter(({ problem }) => problem === 'not-green');
  if (refused.length > 0) {
    const goods = refused.map(({ code, name }) => ({ code, name }));
    throw new DomainError('invalid', 'goods-not-allowed', { state: stateName, goods });
  }
  const goods = lines.flatMap(({ code, name, quantity, available, problem }) =>
    problem === 'gone' || problem === 'short' ? [{ code, name, lacking: quantity - available }] : [],
  );
  assertStock(goods);
}

/** The shop's own rules may be broken for a reason. @throws DomainError edit-reason-missing */
function assertConfirmed({ doubts, minimumPaise }: DraftedEdit, reason: string): void {
  if (doubts.length > 0 && reason.trim() === '') {
    throw new DomainError('invalid', 'edit-reason-missing', { doubts, minimumPaise });
  }
}

function assertStock(goods: LackingGoods[]): void {
  if (goods.length > 0) throw new DomainError('conflict', 'stock-short', { goods });
}

/** The address goes somewhere else than it did, or to a door: an order from before may stand with a PIN code of its own. */
function isElsewhere({ customer }: PresentOrder, request: OrderEntryRequest): boolean {
  const isAsItWas =
    customer.stateCode === request.stateCode && customer.pinCode === pinCodeDigits(request.pinCode);
  return request.delivery === 'door' || !isAsItWas;
}
