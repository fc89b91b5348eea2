import { Body, Controller } from '@nestjs/common';
import { cancelTogether, readOrderGuard, turnBreakerOff } from '@shop/contracts/order-guard/endpoints';
import { CancelTogetherRequest } from '@shop/contracts/order-guard/requests';
import type { CancelledTogetherView, OrderGuardView } from '@shop/contracts/order-guard/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { CancelTogether } from '../../application/desk/cancel-together.ts';
import { Reservations } from '../../application/placing/reservations.ts';

@Controller()
export class AdminOrderGuardController {
  constructor(
    private readonly reservations: Reservations,
    private readonly cancelling: CancelTogether,
  ) {}

  @Route(readOrderGuard)
  @Needs('orders.cancel')
  read(): Promise<OrderGuardView> {
    return this.reservations.read();
  }

  @Route(turnBreakerOff)
  @Needs('orders.cancel')
  @Once()
  async turnOff(@StaffActor() actor: Actor & { kind: 'staff' }): Promise<OrderGuardView> {
    await this.reservations.setBreaker(false, actor);
    return this.reservations.read();
  }

  /** Without a key: an order is cancelled once, and what is asked for again is left. */
  @Route(cancelTogether)
  @Needs('orders.cancel')
  cancel(@Body() body: CancelTogetherRequest, @StaffActor() actor: Actor): Promise<CancelledTogetherView> {
    return this.cancelling.execute(body, actor);
  }
}
