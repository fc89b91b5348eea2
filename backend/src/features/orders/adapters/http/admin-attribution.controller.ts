import { Body, Controller, Param } from '@nestjs/common';
import { attributeOrder } from '@shop/contracts/orders/endpoints';
import { AttributeOrderRequest, OrderNumberParams } from '@shop/contracts/orders/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { AttributeOrder } from '../../application/desk/attribute-order.ts';

@Controller()
export class AdminAttributionController {
  constructor(private readonly attributions: AttributeOrder) {}

  @Route(attributeOrder)
  @Needs('orders.attribute')
  @NeedsPassword('commission')
  @Once()
  attribute(
    @Param() { number }: OrderNumberParams,
    @Body() body: AttributeOrderRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ) {
    return this.attributions.execute(number, body, actor);
  }
}
