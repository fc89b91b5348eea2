import { Body, Controller, Param, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { ExportParams } from '@shop/contracts/listing/requests';
import * as endpoints from '@shop/contracts/orders/endpoints';
import {
  AddNoteRequest,
  AdvanceOrderRequest,
  CancelOrderRequest,
  CorrectLorryRequest,
  CorrectReceiptRequest,
  DispatchOrderRequest,
  HoldOrderRequest,
  ListOrdersQuery,
  LorrySheetQuery,
  MovePaymentRequest,
  OrderEntryRequest,
  OrderNumberParams,
  ReceiptParams,
  RecordPaymentRequest,
  RecordRefundRequest,
  ReopenOrderRequest,
  TakeBackRequest,
  UndoStepRequest,
  SaveOrderRequest,
  UseCreditRequest,
} from '@shop/contracts/orders/requests';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { found } from '../../../../shared/domain-error.ts';
import { EditOrder } from '../../application/desk/edit-order.ts';
import { OrderCredit } from '../../application/payments/order-credit.ts';
import { OrderDesk } from '../../application/desk/order-desk.ts';
import { OrderPayments } from '../../application/payments/order-payments.ts';
import { OrderQueries } from '../../application/order-queries.ts';
import { orderExport } from './order-export.ts';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly desk: OrderDesk,
    private readonly payments: OrderPayments,
    private readonly edits: EditOrder,
    private readonly credit: OrderCredit,
    private readonly files: ExportFiles,
  ) {}

  @Route(endpoints.listOrders)
  @Needs('orders.read')
  list(@Query() query: ListOrdersQuery) {
    return this.queries.page(query);
  }

  @Route(endpoints.exportOrders)
  @Needs('orders.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListOrdersQuery) {
    return this.files.make('orders', format, orderExport, await this.queries.all(query));
  }

  @Route(endpoints.readOrder)
  @Needs('orders.read')
  async read(@Param() { number }: OrderNumberParams) {
    return found(await this.queries.forDesk(number));
  }

  @Route(endpoints.readOrderRisks)
  @Needs('orders.read')
  risks() {
    return this.queries.risks();
  }

  @Route(endpoints.previewOrderEdit)
  @Needs('orders.edit')
  previewEdit(@Param() { number }: OrderNumberParams, @Body() body: OrderEntryRequest) {
    return this.edits.preview(number, body);
  }

  @Route(endpoints.saveOrder)
  @Needs('orders.edit')
  save(@Param() { number }: OrderNumberParams, @Body() body: SaveOrderRequest, @StaffActor() actor: Actor) {
    return this.edits.save(number, body, actor);
  }

  @Route(endpoints.readNeighbours)
  @Needs('orders.read')
  neighbours(@Param() { number }: OrderNumberParams, @Query() query: ListOrdersQuery) {
    return this.queries.neighbours(number, query);
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
    @CurrentStaff() { permissions }: StaffView,
  ) {
    return this.desk.dispatch(number, body, actor, permissions.includes('orders.dispatch-unpaid'));
  }

  @Route(endpoints.readLorrySheet)
  @Needs('orders.read')
  lorrySheet(@Query() query: LorrySheetQuery) {
    return this.desk.lorrySheet(query);
  }

  @Route(endpoints.correctLorry)
  @Needs('orders.advance')
  @Once()
  correctLorry(
    @Param() { number }: OrderNumberParams,
    @Body() body: CorrectLorryRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.correctLorry(number, body, actor);
  }

  @Route(endpoints.undoStep)
  @Needs('orders.advance')
  @Once()
  undo(@Param() { number }: OrderNumberParams, @Body() body: UndoStepRequest, @StaffActor() actor: Actor) {
    return this.desk.undo(number, body, actor);
  }

  @Route(endpoints.takeBackStep)
  @Needs('orders.advance')
  @Once()
  takeBack(
    @Param() { number }: OrderNumberParams,
    @Body() body: TakeBackRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.takeBack(number, body, actor);
  }

  @Route(endpoints.reopenOrder)
  @Needs('orders.cancel')
  @Once()
  reopen(
    @Param() { number }: OrderNumberParams,
    @Body() body: ReopenOrderRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.reopen(number, body, actor);
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
    return this.payments.receive(number, body, actor);
  }

  @Route(endpoints.redeemPassbook)
  @Needs('payments.record')
  @NeedsPassword('redeemed')
  @Once()
  redeemPassbook(
    @Param() { number }: OrderNumberParams,
    @Body() body: UseCreditRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.credit.redeem(number, body, actor);
  }

  @Route(endpoints.recordRefund)
  @Needs('payments.refund')
  @NeedsPassword('refund')
  @Once()
  refund(
    @Param() { number }: OrderNumberParams,
    @Body() body: RecordRefundRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.payments.refund(number, body, actor);
  }

  @Route(endpoints.correctReceipt)
  @Needs('payments.correct')
  @NeedsPassword('correction')
  @Once()
  correct(
    @Param() { number, receipt }: ReceiptParams,
    @Body() body: CorrectReceiptRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.payments.correct(number, receipt, body, actor);
  }

  @Route(endpoints.movePayment)
  @Needs('payments.correct')
  @NeedsPassword('moved-payment')
  @Once()
  move(
    @Param() { number, receipt }: ReceiptParams,
    @Body() body: MovePaymentRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.payments.move(number, receipt, body, actor);
  }

  @Route(endpoints.addNote)
  @Needs('orders.note')
  @Once()
  note(@Param() { number }: OrderNumberParams, @Body() body: AddNoteRequest, @StaffActor() actor: Actor) {
    return this.desk.note(number, body, actor);
  }
}
