import { Injectable } from '@nestjs/common';
import type { CancelTogetherRequest } from '@shop/contracts/order-guard/requests';
import type { CancelledTogetherView } from '@shop/contracts/order-guard/views';
import type { Actor } from '../../../../shared/actor.ts';
import { refusalOf } from '../../../../shared/domain-error.ts';
import { OrderDesk } from './order-desk.ts';

/** Cancels orders that nobody confirmed, each on its own: one that somebody moved meanwhile is left, and keeps no other. */
@Injectable()
export class CancelTogether {
  constructor(private readonly desk: OrderDesk) {}

  async execute({ numbers, reason }: CancelTogetherRequest, actor: Actor): Promise<CancelledTogetherView> {
    const left: CancelledTogetherView['left'] = [];
    for (const number of numbers) {
      try {
        await this.desk.cancel(number, { from: 'placed', reason }, actor);
      } catch (error) {
        left.push({ number, code: refusalOf(error) });
      }
    }
    return { cancelled: numbers.length - left.length, left };
  }
}
