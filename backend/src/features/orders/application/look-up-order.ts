import type { LookUpOrderRequest } from '@shop/contracts/orders/requests';
import { typedOrderNumber } from '@shop/contracts/rules/order-number';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { found } from '../../../shared/domain-error.ts';
import type { Network } from '../../../shared/network.ts';
import type { Throttle, ThrottleRule } from '../../../shared/throttle.ts';
import type { OrderQueries } from './order-queries.ts';

const MINUTE = 60_000;
/** Guessing a phone for a known number; from elsewhere nobody stops the customer by guessing. */
const BY_NUMBER_AND_ADDRESS: ThrottleRule = { limit: 10, windowMs: 15 * MINUTE };
/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * MINUTE };

/** Finds an order by number and phone; an unknown number and a wrong phone get the same answer. Only wrong tries count. */
export class LookUpOrder {
  constructor(
    private readonly orders: OrderQueries,
    private readonly throttle: Throttle,
  ) {}

  async execute(request: LookUpOrderRequest, network: Network): Promise<{ token: string }> {
    const number = found(typedOrderNumber(request.number));
    const from = `order-look-up from ${network}`;
    const ofNumber = `${from} of ${number}`;
    await this.throttle.take(from, BY_ADDRESS);
    await this.throttle.take(ofNumber, BY_NUMBER_AND_ADDRESS);
    const token = found(await this.orders.tokenOf(number, mobileDigits(request.phone) ?? ''));
    await this.throttle.clear(ofNumber);
    await this.throttle.giveBack(from);
    return { token };
  }
}
