import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Delivery, OrderState } from '@shop/contracts/rules/order-states';

/** What of an order changes after it was placed. */
export class OrderRow {
  id!: string;
  number!: string;
  state!: OrderState;
  delivery!: Delivery;
  holdReason!: string | null;
  totalPaise!: number;
  paidPaise!: number;
  transporter!: string | null;
  lrNumber!: string | null;
  lrDate!: string | null;
  parcels!: number | null;
}

const OrderRowSchema = defineEntity({
  class: OrderRow,
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    number: p.text(),
    state: p.text().$type<OrderState>(),
    delivery: p.text().$type<Delivery>(),
    holdReason: p.text().nullable(),
    totalPaise: p.bigint('number'),
    paidPaise: p.bigint('number'),
    transporter: p.text().nullable(),
    lrNumber: p.text().nullable(),
    lrDate: p.date().nullable(),
    parcels: p.integer().nullable(),
  },
});

export class PaymentRow {
  id!: string;
  orderId!: string;
  idempotencyKey!: string;
  mode!: 'upi' | 'bank' | 'cash';
  amountPaise!: number;
  reference!: string | null;
  receivedOn!: string;
  note!: string;
  recordedAt!: Date;
  recordedBy!: string;
}

const PaymentRowSchema = defineEntity({
  class: PaymentRow,
  tableName: 'payment',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    idempotencyKey: p.uuid(),
    mode: p.text().$type<'upi' | 'bank' | 'cash'>(),
    amountPaise: p.bigint('number'),
    reference: p.text().nullable(),
    receivedOn: p.date(),
    note: p.text(),
    recordedAt: p.datetime(),
    recordedBy: p.uuid(),
  },
});

export const orderEntities = [OrderRowSchema, PaymentRowSchema];
