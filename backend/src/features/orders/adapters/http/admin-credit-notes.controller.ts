import { Body, Controller, Param } from '@nestjs/common';
import { creditGoods } from '@shop/contracts/orders/endpoints';
import { CreditGoodsRequest, OrderNumberParams } from '@shop/contracts/orders/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { CreditGoods } from '../../application/desk/credit-goods.ts';

@Controller()
export class AdminCreditNotesController {
  constructor(private readonly credits: CreditGoods) {}

  @Route(creditGoods)
  @Needs('invoices.credit')
  @NeedsPassword('credit-note')
  @Once()
  credit(
    @Param() { number }: OrderNumberParams,
    @Body() body: CreditGoodsRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.credits.execute(number, body, actor);
  }
}
