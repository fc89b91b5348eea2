import { Body, Controller, Param } from '@nestjs/common';
import { mergeOrders, previewMerge } from '@shop/contracts/orders/endpoints';
import { MergeOrdersRequest, OrderNumberParams, PreviewMergeRequest } from '@shop/contracts/orders/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { MergeOrders } from '../../application/desk/merge-orders.ts';

@Controller()
export class AdminMergesController {
  constructor(private readonly merges: MergeOrders) {}

  @Route(previewMerge)
  @Needs('orders.edit')
  preview(@Param() { number }: OrderNumberParams, @Body() { from }: PreviewMergeRequest) {
    return this.merges.preview(number, from);
  }

  @Route(mergeOrders)
  @Needs('orders.edit')
  @Once()
  merge(
    @Param() { number }: OrderNumberParams,
    @Body() body: MergeOrdersRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.merges.merge(number, body, actor);
  }
}
