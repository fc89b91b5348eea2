import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { placeOrderByStaff, readCustomerOrders } from '@shop/contracts/orders/endpoints';
import { PhoneParams, PlaceOrderRequest } from '@shop/contracts/orders/requests';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { OrderQueries } from '../../application/order-queries.ts';
import { PlaceOrder } from '../../application/placing/place-order.ts';

/** Orders that customers tell by telephone. */
@Controller()
export class AdminPhoneOrdersController {
  constructor(
    private readonly orders: PlaceOrder,
    private readonly queries: OrderQueries,
  ) {}

  /** Once a key of its own, as every order is placed. */
  @Route(placeOrderByStaff)
  @Needs('orders.place')
  place(@Body() body: PlaceOrderRequest, @CurrentStaff() { id, name }: StaffView) {
    return this.orders.execute(body, { kind: 'staff', id, name });
  }

  @Route(readCustomerOrders)
  @Needs('orders.read')
  ofPhone(@Param() { phone }: PhoneParams) {
    return this.queries.ofPhone(phone);
  }
}
