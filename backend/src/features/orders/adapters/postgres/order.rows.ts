import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Delivery, OrderState } from '@shop/contracts/rules/orders/order-states';

/** What the order desk decides by; what it writes goes through `sql`. */
export class OrderRow {
  id!: string;
  number!: string;
  placedAt!: Date;
  state!: OrderState;
  revision!: number;
  delivery!: Delivery;
  holdReason!: string | null;
  totalPaise!: number;
  paidPaise!: number;
  benefitPaise!: number;
  benefitRoundingPaise!: number;
  creditedPaise!: number;
  creditedGoodsPaise!: number;
  customerName!: string;
  email!: string | null;
  token!: string;
  transporter!: string | null;
  lrNumber!: string | null;
  lrDate!: string | null;
  parcels!: number | null;
  ewayBill!: string | null;
  referralCode!: string | null;
  reserved!: boolean;
  unreserved!: string[];
  fromStranger!: boolean;
}

const OrderRowSchema = defineEntity({
  class: OrderRow,
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    number: p.text(),
    placedAt: p.datetime(),
    state: p.text().$type<OrderState>(),
    revision: p.integer(),
    delivery: p.text().$type<Delivery>(),
    holdReason: p.text().nullable(),
    totalPaise: p.bigint('number'),
    paidPaise: p.bigint('number'),
    benefitPaise: p.bigint('number'),
    benefitRoundingPaise: p.integer(),
    creditedPaise: p.bigint('number'),
    creditedGoodsPaise: p.bigint('number'),
    customerName: p.text(),
    email: p.text().nullable(),
    token: p.text(),
    transporter: p.text().nullable(),
    lrNumber: p.text().nullable(),
    lrDate: p.date().nullable(),
    parcels: p.integer().nullable(),
    ewayBill: p.text().nullable(),
    referralCode: p.text().nullable(),
    reserved: p.boolean(),
    unreserved: p.array(),
    fromStranger: p.boolean(),
  },
});

export const orderEntities = [OrderRowSchema];
