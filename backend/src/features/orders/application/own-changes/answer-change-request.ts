import { Injectable } from '@nestjs/common';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { Permission } from '@shop/contracts/rules/permissions';
import { changesBetween, entryOf, type OrderContent } from '@shop/contracts/rules/orders/order-content';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import type { Order } from '../../domain/order.ts';
import { changesText, type OwnChange, OwnChangeRepository } from '../../domain/own-change.ts';
import { DeskWork } from '../desk/desk-work.ts';
import { EditOrder } from '../desk/edit-order.ts';
import { OrderDesk } from '../desk/order-desk.ts';
import { OrderQueries } from '../order-queries.ts';

const ASKED_FOR = 'Asked for by the customer';

/** The shop's answer to a change request: a yes is an edit or a cancellation like any other. */
@Injectable()
export class AnswerChangeRequest {
  constructor(
    private readonly work: DeskWork,
    private readonly desk: OrderDesk,
    private readonly orders: OrderRepository,
    private readonly changes: OwnChangeRepository,
    private readonly edits: EditOrder,
    private readonly queries: OrderQueries,
  ) {}

  /** @throws DomainError not-found, own-change-settled, own-change-costs, permission-missing, and as saving the edit does */
  async accept(
    number: string,
    id: string,
    actor: StaffPerson,
    permissions: readonly Permission[],
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const change = await this.open(order, id);
      const { content } = change;
      if (content) await this.edit(order, content, actor, at);
      else {
        if (!permissions.includes('orders.cancel')) {
          throw new DomainError('forbidden', 'permission-missing', { permission: 'orders.cancel' });
        }
        order.settleRequest('accepted', 'cancel');
        await this.desk.cancelLocked(order, order.state, change.reason || ASKED_FOR, actor, at);
      }
      await this.changes.settle(change, 'accepted', actor, at);
    });
    return found(await this.queries.forDesk(number));
  }

  /** @param reason its customer reads it @throws DomainError not-found, own-change-settled */
  async decline(number: string, id: string, reason: string, actor: StaffPerson): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const change = await this.open(order, id);
      order.settleRequest('declined', reason.trim());
      await this.changes.settle(change, 'declined', actor, at, reason.trim());
    });
    return found(await this.queries.forDesk(number));
  }

  private async open(order: Order, id: string): Promise<OwnChange> {
    const change = found(await this.changes.find(order, id));
    if (change.state === 'open') return change;
    throw new DomainError('conflict', 'own-change-settled', { state: change.state });
  }

  private async edit(order: Order, content: OrderContent, actor: StaffPerson, at: Date): Promise<void> {
    const present = found(await this.orders.present(order.number));
    const edit = await this.edits.prepare(order, present, { ...entryOf(content), reason: ASKED_FOR });
    const { totalPaise } = edit.order.totals;
    const agreedPaise = content.totals.totalPaise;
    if (totalPaise !== agreedPaise) {
      throw new DomainError('conflict', 'own-change-costs', { totalPaise, agreedPaise });
    }
    order.settleRequest('accepted', changesText(changesBetween(present, edit.order)));
    await this.edits.make(order, edit, ASKED_FOR, actor, at);
  }
}
