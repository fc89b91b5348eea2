import type { RecordPaymentRequest } from '@shop/contracts/orders/requests';
import type { Actor } from '../../../shared/actor.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Order } from '../domain/order.ts';
import type { OrderRepository, PaymentEntry } from '../domain/order-repository.ts';
import type { OrderDesk } from './order-desk.ts';

type Direction = 'received' | 'refunded';

/** Enters money into an order's ledger, once a key: received, or paid back as a negative entry. */
export class RecordPayment {
  constructor(
    private readonly desk: OrderDesk,
    private readonly orders: OrderRepository,
  ) {}

  execute(number: string, direction: Direction, request: RecordPaymentRequest, actor: Actor): Promise<void> {
    const { idempotencyKey, mode, receivedOn, note } = request;
    return this.desk.work(number, actor, async (order, at) => {
      const amountPaise = direction === 'received' ? request.amountPaise : -request.amountPaise;
      const reference = oneSpelling(request.reference);
      const entry: PaymentEntry = { idempotencyKey, mode, amountPaise, reference, receivedOn, note };
      const known = await this.orders.findPayment(idempotencyKey);
      if (known) return demandSame(known, entry, order);
      enter(order, direction, request.amountPaise, reference ?? '');
      await this.orders.addPayment(order, entry, actor, at);
    });
  }
}

/** A UTR is letters and digits: `utr 12-34` and `UTR1234` are the same transfer, entered once. */
function oneSpelling(reference: string | null): string | null {
  return reference?.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;
}

function enter(order: Order, direction: Direction, amountPaise: number, reference: string): void {
  if (direction === 'received') order.receive(amountPaise, reference);
  else order.refund(amountPaise, reference);
}

function demandSame(known: PaymentEntry & { orderId: string }, entry: PaymentEntry, order: Order): void {
  const same =
    known.orderId === order.id &&
    known.amountPaise === entry.amountPaise &&
    known.mode === entry.mode &&
    known.reference === entry.reference &&
    known.receivedOn === entry.receivedOn &&
    known.note === entry.note;
  if (!same) throw new DomainError('conflict', 'idempotency-key-reused', {});
}
