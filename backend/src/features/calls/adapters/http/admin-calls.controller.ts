import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { holdCall, leaveCall, listCalls, recordCall } from '@shop/contracts/calls/endpoints';
import { HoldCallRequest, RecordCallRequest } from '@shop/contracts/calls/requests';
import { OrderNumberParams } from '@shop/contracts/orders/requests';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { CallDesk } from '../../application/call-desk.ts';

@Controller()
export class AdminCallsController {
  constructor(private readonly calls: CallDesk) {}

  @Route(listCalls)
  @Needs('orders.read')
  list() {
    return this.calls.list();
  }

  @Route(holdCall)
  @Needs('orders.advance')
  hold(
    @Param() { number }: OrderNumberParams,
    @Body() { takeOver }: HoldCallRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.calls.hold(number, staff, takeOver);
  }

  @Route(leaveCall)
  @Needs('orders.advance')
  leave(@Param() { number }: OrderNumberParams, @CurrentStaff() staff: StaffView) {
    return this.calls.leave(number, staff);
  }

  @Route(recordCall)
  @Needs('orders.advance')
  @Once()
  record(
    @Param() { number }: OrderNumberParams,
    @Body() body: RecordCallRequest,
    @CurrentStaff() { id, name, permissions }: StaffView,
  ) {
    if (body.outcome === 'not-wanted' && !permissions.includes('orders.cancel')) {
      throw new DomainError('forbidden', 'permission-missing', { permission: 'orders.cancel' });
    }
    return this.calls.record(number, body, { kind: 'staff', id, name });
  }
}
