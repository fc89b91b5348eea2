import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { OrderNumberParams } from '@shop/contracts/orders/requests';
import { listPacking, readPacking, tickLines } from '@shop/contracts/packing/endpoints';
import { TickLinesRequest } from '@shop/contracts/packing/requests';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { found } from '../../../../shared/domain-error.ts';
import { PackingDesk } from '../../application/packing-desk.ts';
import { PackingRepository } from '../../application/packing-repository.ts';

@Controller()
export class AdminPackingController {
  constructor(
    private readonly orders: PackingRepository,
    private readonly packing: PackingDesk,
  ) {}

  @Route(listPacking)
  @Needs('orders.read')
  list() {
    return this.packing.list();
  }

  @Route(readPacking)
  @Needs('orders.read')
  async read(@Param() { number }: OrderNumberParams) {
    return found(await this.orders.find(number));
  }

  @Route(tickLines)
  @Needs('orders.advance')
  tick(
    @Param() { number }: OrderNumberParams,
    @Body() body: TickLinesRequest,
    @CurrentStaff() { id, name }: StaffView,
  ) {
    return this.packing.tick(number, body, { id, name });
  }
}
