import { Body, Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
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
import { StaffActor } from '../../../../http/current-person.ts';
import { Once } from '../../../../http/once.ts';
import { Needs, Route } from '../../../../http/route.ts';
import { ExportFiles } from '../../../../printing/export-files.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { OrderDesk } from '../../application/order-desk.ts';
import { OrderQueries } from '../../application/order-queries.ts';
import { orderExport } from './order-export.ts';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly desk: OrderDesk,
    private readonly files: ExportFiles,
  ) {}

  @Route(endpoints.listOrders)
  @Needs('orders.read')
  list(@Query() query: ListOrdersQuery) {
    return this.queries.page(query);
  }

  @Route(endpoints.exportOrders)
  @Needs('orders.export')
  async export(@Param() { format }: ExportParams, @Query() query: ListOrdersQuery) {
    return this.files.make('orders', format, orderExport, await this.queries.all(query));
  }

  @Route(endpoints.readOrder)
  @Needs('orders.read')
  read(@Param() { number }: OrderNumberParams) {
    return this.desk.read(number);
  }

  @Route(endpoints.advanceOrder)
  @Needs('orders.advance')
  @Once()
  advance(
    @Param() { number }: OrderNumberParams,
    @Body() body: AdvanceOrderRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.advance(number, body, actor);
  }

  @Route(endpoints.dispatchOrder)
  @Needs('orders.advance')
  @Once()
  dispatch(
    @Param() { number }: OrderNumberParams,
    @Body() body: DispatchOrderRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.dispatch(number, body, actor);
  }

  @Route(endpoints.cancelOrder)
  @Needs('orders.cancel')
  @Once()
  cancel(
    @Param() { number }: OrderNumberParams,
    @Body() body: CancelOrderRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.cancel(number, body, actor);
  }

  @Route(endpoints.holdOrder)
  @Needs('orders.hold')
  @Once()
  hold(@Param() { number }: OrderNumberParams, @Body() body: HoldOrderRequest, @StaffActor() actor: Actor) {
    return this.desk.hold(number, body, actor);
  }

  @Route(endpoints.releaseOrder)
  @Needs('orders.hold')
  @Once()
  release(@Param() { number }: OrderNumberParams, @StaffActor() actor: Actor) {
    return this.desk.release(number, actor);
  }

  @Route(endpoints.recordPayment)
  @Needs('payments.record')
  @Once()
  receive(
    @Param() { number }: OrderNumberParams,
    @Body() body: RecordPaymentRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.receive(number, body, actor);
  }

  @Route(endpoints.recordRefund)
  @Needs('payments.refund')
  @Once()
  refund(
    @Param() { number }: OrderNumberParams,
    @Body() body: RecordPaymentRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.refund(number, body, actor);
  }

  @Route(endpoints.addNote)
  @Needs('orders.note')
  @Once()
  note(@Param() { number }: OrderNumberParams, @Body() body: AddNoteRequest, @StaffActor() actor: Actor) {
    return this.desk.note(number, body, actor);
  }
}
