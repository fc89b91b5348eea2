import { Injectable } from '@nestjs/common';
import type { RecordCallRequest } from '@shop/contracts/calls/requests';
import type { CallListView } from '@shop/contracts/calls/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { CALL_AGAIN_AFTER, CALLER_HELD, MOST_DAYS_PUT_OFF } from '@shop/contracts/rules/desk/calls';
import { formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT, keepsTo } from '@shop/contracts/rules/limits';
import type { Actor } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { OrderDesk } from '../../orders/application/desk/order-desk.ts';
import { type Call, CallRepository, type Caller } from './call-repository.ts';

const DAY_MS = 86_400_000;

/** Placed orders are confirmed by telephone: who is called, by whom, and what came of it. */
@Injectable()
export class CallDesk {
  constructor(
    private readonly calls: CallRepository,
    private readonly orders: OrderDesk,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  list(): Promise<CallListView> {
    return this.calls.list(this.clock.now());
  }

  /** Tells the others that one is calling there. @throws DomainError call-held, not-found */
  async hold(number: string, caller: Caller, takeOver: boolean): Promise<CallListView> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CALLER_HELD);
    const holder = await this.transaction.run(() => this.calls.hold(number, caller, takeOver, now, until));
    if (holder.id !== caller.id) {
      throw new DomainError('conflict', 'call-held', { by: holder.name, since: holder.since });
    }
    return this.list();
  }

  async leave(number: string, caller: Caller): Promise<CallListView> {
    await this.calls.free(number, caller);
    return this.list();
  }

  /** @throws DomainError call-time-unsuitable, order-state-changed, order-on-hold */
  record(number: string, request: RecordCallRequest, actor: Actor & Caller): Promise<AdminOrderView> {
    return this.transaction.run(async () => {
      const at = this.clock.now();
      const call = this.callOf(request, at);
      const order = await this.follow(number, request, actor);
      await this.calls.add(number, call, actor, at);
      await this.calls.free(number, null);
      return order;
    });
  }

  /** What becomes of the order. */
  private follow(number: string, request: RecordCallRequest, actor: Actor): Promise<AdminOrderView> {
    switch (request.outcome) {
      case 'confirmed':
        return this.orders.advance(number, { from: 'placed', to: 'confirmed' }, actor);
      case 'not-wanted':
        return this.orders.cancel(number, { from: 'placed', reason: reasonOf(request) }, actor);
      case 'later':
        return this.orders.called(number, 'call-put-off', formatInstant(request.againAt ?? ''), actor);
      case 'no-answer':
        return this.orders.called(number, 'call-in-vain', '', actor);
    }
  }

  private callOf({ outcome, againAt }: RecordCallRequest, at: Date): Call {
    if (outcome === 'no-answer') return { outcome, againAt: new Date(at.getTime() + CALL_AGAIN_AFTER) };
    if (outcome !== 'later') return { outcome, againAt: null };
    const asked = new Date(againAt ?? '');
    const ahead = asked.getTime() - at.getTime();
    if (ahead <= 0 || ahead > MOST_DAYS_PUT_OFF * DAY_MS) {
      throw new DomainError('invalid', 'call-time-unsuitable', {});
    }
    return { outcome, againAt: asked };
  }
}

/** Nothing is cancelled without a reason. @throws DomainError invalid-request */
function reasonOf({ reason }: RecordCallRequest): string {
  if (!keepsTo(DESK_TEXT.reason, reason)) {
    throw new DomainError('invalid', 'invalid-request', { fields: { reason: ['isText'] } });
  }
  return reason;
}
