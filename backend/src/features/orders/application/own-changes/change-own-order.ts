import { Injectable } from '@nestjs/common';
import type {
  CancelOwnOrderRequest,
  ChangeOwnOrderRequest,
  OwnEntryRequest,
} from '@shop/contracts/own-changes/requests';
import type { OwnChangePreviewView } from '@shop/contracts/orders/views';
import { changesBetween } from '@shop/contracts/rules/orders/order-content';
import { ownEntryOf, type OwnChangeKind } from '@shop/contracts/rules/orders/own-changes';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { Throttle, type ThrottleRule } from '../../../../shared/throttle/throttle.ts';
import type { PresentOrder } from '../../domain/edited-order.ts';
import { assertOrderSum } from '../../domain/order-limits.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import type { Order } from '../../domain/order.ts';
import { changesText, OwnChangeRepository, type OwnOrder } from '../../domain/own-change.ts';
import type { Settler } from '../../domain/proposal.ts';
import { DeskWork } from '../desk/desk-work.ts';
import { EditOrder, editView, type DraftedEdit } from '../desk/edit-order.ts';
import { OrderDesk } from '../desk/order-desk.ts';
import { type Bounds, OrderGuard } from '../placing/order-guard.ts';
import { OwnChangeRules } from './own-change-rules.ts';
import { assertMay, OwnOrders } from './own-orders.ts';

/** More than anybody presses, less than what keeps the desk from its order. */
const CHANGES: ThrottleRule = { limit: 30, windowMs: 600_000 };
const PREVIEWS: ThrottleRule = { limit: 300, windowMs: 600_000 };
/** Stands where staff say why an order is below the minimum: customers have no reason, but rules of their own. */
const NO_REASON = 'By the customer';
/** Why, where she says nothing. */
const CANCELLED = 'Cancelled by the customer on the order’s page';

type Try = Pick<ChangeOwnOrderRequest, 'key' | 'revision' | 'isAtOnce'>;

/**
 * A customer changes or cancels her order on its page, on the device that placed it: at once while the shop has done
 * nothing with it and sells by order; else she asks, and the shop answers. The shop's rules and the order guard hold.
 */
@Injectable()
export class ChangeOwnOrder {
  constructor(
    private readonly own: OwnOrders,
    private readonly work: DeskWork,
    private readonly desk: OrderDesk,
    private readonly orders: OrderRepository,
    private readonly changes: OwnChangeRepository,
    private readonly edits: EditOrder,
    private readonly rules: OwnChangeRules,
    private readonly guard: OrderGuard,
    private readonly throttle: Throttle,
  ) {}

  /** @throws DomainError own-change-refused, what forbids the place */
  async preview(
    token: string,
    device: string | null,
    wanted: OwnEntryRequest,
  ): Promise<OwnChangePreviewView> {
    const own = await this.own.own(token, device);
    await this.throttle.take(`preview of ${own.number}`, PREVIEWS);
    const mayBeAtOnce = assertMay('edit', own, await this.own.shop());
    const present = found(await this.orders.present(own.number));
    const draft = await this.edits.draft(present, ownEntryOf(present, wanted));
    const bounds = await this.guard.bounds();
    const needsShop = mayBeAtOnce && (await this.rules.needShop(bounds, own, present, draft));
    return { ...editView(present, draft), isAtOnce: mayBeAtOnce && !needsShop };
  }

  /** @throws DomainError own-change-refused, -superseded, -needs-shop, -costs, -of-nothing, and as orders that are placed */
  async change(token: string, device: string | null, request: ChangeOwnOrderRequest): Promise<void> {
    const { key: _, revision: __, expectedTotalPaise, isAtOnce, ...wanted } = request;
    const bounds = await this.guard.bounds();
    await this.step('edit', token, device, request, async (order, own, hash, actor, at) => {
      const present = found(await this.orders.present(order.number));
      const entry = { ...ownEntryOf(present, wanted), reason: NO_REASON };
      const edit = await this.edits.prepare(order, present, entry);
      this.rules.assertKept(present, edit);
      const { totalPaise } = edit.order.totals;
      assertOrderSum(totalPaise, bounds.limits, bounds.phone);
      const differences = changesBetween(present, edit.order);
      if (differences.length === 0) throw new DomainError('invalid', 'own-change-of-nothing', {});
      if (totalPaise !== expectedTotalPaise) {
        const agreedPaise = expectedTotalPaise;
        throw new DomainError('conflict', 'own-change-costs', { totalPaise, agreedPaise });
      }
      const change = { key: request.key, requestHash: hash, kind: 'edit' as const, reason: '' };
      if (isAtOnce) {
        await this.makeNow(order, own, present, edit, bounds, actor, at);
        await this.changes.add(order, { ...change, state: 'made', content: null }, at);
      } else {
        await this.changes.add(order, { ...change, state: 'open', content: edit.order }, at);
        order.ask(changesText(differences));
      }
    });
  }

  /** @throws DomainError own-change-refused, -superseded, -needs-shop */
  async cancel(token: string, device: string | null, request: CancelOwnOrderRequest): Promise<void> {
    await this.step('cancel', token, device, request, async (order, _, requestHash, actor, at) => {
      const { key, isAtOnce } = request;
      const reason = request.reason.trim();
      const state = isAtOnce ? 'made' : 'open';
      await this.changes.add(order, { key, requestHash, kind: 'cancel', state, reason, content: null }, at);
      if (isAtOnce) await this.desk.cancelLocked(order, order.state, reason || CANCELLED, actor, at);
      else order.ask(reason === '' ? 'cancel' : `cancel: ${reason}`);
    });
  }

  /** Withdraws what she asked for; done twice it is done once. @throws DomainError own-change-settled */
  async withdraw(token: string, device: string | null, id: string): Promise<void> {
    const { number, customerName } = await this.own.own(token, device);
    await this.throttle.take(`changes of ${number}`, CHANGES);
    const actor: Settler = { kind: 'customer', id: null, name: customerName };
    await this.work.one(number, actor, async (order, at) => {
      const change = found(await this.changes.find(order, id));
      if (change.state === 'taken-back') return;
      if (change.state !== 'open') {
        throw new DomainError('conflict', 'own-change-settled', { state: change.state });
      }
      await this.changes.settle(change, 'taken-back', actor, at);
      order.settleRequest('taken-back', '');
    });
  }

  /** Once a key, with the order locked and as it was looked at. */
  private async step(
    kind: OwnChangeKind,
    token: string,
    device: string | null,
    request: Try,
    make: (order: Order, own: OwnOrder, requestHash: string, actor: Settler, at: Date) => Promise<void>,
  ): Promise<void> {
    const { id, number, customerName } = await this.own.own(token, device);
    await this.throttle.take(`changes of ${number}`, CHANGES);
    const shop = await this.own.shop();
    const actor: Settler = { kind: 'customer', id: null, name: customerName };
    const requestHash = tokenHash(`${kind} ${id} ${JSON.stringify(request)}`);
    await this.work.one(number, actor, async (order, at) => {
      const known = await this.changes.byKey(request.key);
      if (known?.requestHash === requestHash) return;
      if (known) throw new DomainError('conflict', 'idempotency-key-reused', {});
      const own = found(await this.changes.behind(token));
      const mayBeAtOnce = assertMay(kind, own, shop);
      if (order.revision !== request.revision) throw new DomainError('conflict', 'own-change-superseded', {});
      if (request.isAtOnce && !mayBeAtOnce) throw new DomainError('conflict', 'own-change-needs-shop', {});
      await make(order, own, requestHash, actor, at);
    });
  }

  private async makeNow(
    order: Order,
    own: OwnOrder,
    present: PresentOrder,
    edit: DraftedEdit,
    bounds: Bounds,
    actor: Settler,
    at: Date,
  ): Promise<void> {
    await this.guard.assertMayBecome(bounds, order, edit.order.totals.totalPaise);
    if (await this.rules.needShop(bounds, own, present, edit)) {
      throw new DomainError('conflict', 'own-change-needs-shop', {});
    }
    await this.edits.make(order, edit, '', actor, at);
    // Only now what it takes is locked: of two who change at a moment one may be too many.
    await this.rules.assertShareKept(bounds, own, present, edit);
  }
}
