import { Body, Controller, Param, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import * as endpoints from '@shop/contracts/orders/endpoints';
import {
  AddNoteRequest,
  AdvanceOrderRequest,
  CancelOrderRequest,
  DispatchOrderRequest,
  HoldOrderRequest,
  ListOrdersQuery,
  OrderNumberParams,
  RecordPaymentRequest,
} from '@shop/contracts/orders/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { CurrentStaff } from '../../../../http/current-person.ts';
import { Needs, Route } from '../../../../http/route.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { Clock } from '../../../../shared/clock.ts';
import { found } from '../../../../shared/domain-error.ts';
import { AddNote } from '../../application/add-note.ts';
import { AdvanceOrder } from '../../application/advance-order.ts';
import { CancelOrder } from '../../application/cancel-order.ts';
import { DispatchOrder } from '../../application/dispatch-order.ts';
import { HoldOrder } from '../../application/hold-order.ts';
import { OrderQueries } from '../../application/order-queries.ts';
import { RecordPayment } from '../../application/record-payment.ts';
import { ReleaseOrder } from '../../application/release-order.ts';

const actorOf = ({ id, name }: StaffView): Actor => ({ kind: 'staff', id, name });

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly clock: Clock,
    private readonly advancing: AdvanceOrder,
    private readonly dispatching: DispatchOrder,
    private readonly cancelling: CancelOrder,
    private readonly holding: HoldOrder,
    private readonly releasing: ReleaseOrder,
    private readonly payments: RecordPayment,
    private readonly notes: AddNote,
  ) {}

  @Route(endpoints.readDashboard)
  @Needs('dashboard.read')
  dashboard() {
    return this.queries.dashboard(this.clock.today());
  }

  @Route(endpoints.listOrders)
  @Needs('orders.read')
  list(@Query() query: ListOrdersQuery) {
    return this.queries.page(query);
  }

  @Route(endpoints.readOrder)
  @Needs('orders.read')
  read(@Param() { number }: OrderNumberParams) {
    return this.view(number);
  }

  @Route(endpoints.advanceOrder)
  @Needs('orders.advance')
  advance(
    @Param() { number }: OrderNumberParams,
    @Body() body: AdvanceOrderRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.after(number, this.advancing.execute(number, body, actorOf(staff)));
  }

  @Route(endpoints.dispatchOrder)
  @Needs('orders.advance')
  dispatch(
    @Param() { number }: OrderNumberParams,
    @Body() body: DispatchOrderRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.after(number, this.dispatching.execute(number, body, actorOf(staff)));
  }

  @Route(endpoints.cancelOrder)
  @Needs('orders.cancel')
  cancel(
    @Param() { number }: OrderNumberParams,
    @Body() body: CancelOrderRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.after(number, this.cancelling.execute(number, body, actorOf(staff)));
  }

  @Route(endpoints.holdOrder)
  @Needs('orders.hold')
  hold(
    @Param() { number }: OrderNumberParams,
    @Body() body: HoldOrderRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.after(number, this.holding.execute(number, body, actorOf(staff)));
  }

  @Route(endpoints.releaseOrder)
  @Needs('orders.hold')
  release(@Param() { number }: OrderNumberParams, @CurrentStaff() staff: StaffView) {
    return this.after(number, this.releasing.execute(number, actorOf(staff)));
  }

  @Route(endpoints.recordPayment)
  @Needs('payments.record')
  pay(
    @Param() { number }: OrderNumberParams,
    @Body() body: RecordPaymentRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.after(number, this.payments.execute(number, 'received', body, actorOf(staff)));
  }

  @Route(endpoints.recordRefund)
  @Needs('payments.refund')
  refund(
    @Param() { number }: OrderNumberParams,
    @Body() body: RecordPaymentRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.after(number, this.payments.execute(number, 'refunded', body, actorOf(staff)));
  }

  @Route(endpoints.addNote)
  @Needs('orders.note')
  note(
    @Param() { number }: OrderNumberParams,
    @Body() body: AddNoteRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.after(number, this.notes.execute(number, body, actorOf(staff)));
  }

  private async after(number: string, step: Promise<void>): Promise<AdminOrderView> {
    await step;
    return this.view(number);
  }

  private async view(number: string): Promise<AdminOrderView> {
    return found(await this.queries.forDesk(number));
  }
}
