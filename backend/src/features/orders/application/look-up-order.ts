import type { LookUpOrderRequest } from '@shop/contracts/orders/requests';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { found } from '../../../shared/domain-error.ts';
import type { Network } from '../../../shared/network.ts';
import type { Throttle, ThrottleRule } from '../../../shared/throttle.ts';
import type { OrderQueries } from './order-queries.ts';

const MINUTE = 60_000;
/** Guessing a phone for a known number. */
const BY_NUMBER: ThrottleRule = { limit: 10, windowMs: 15 * MINUTE };
/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * MINUTE };

/** Finds an order by number and phone; an unknown number and a wrong phone get the same answer. */
export class LookUpOrder {
  constructor(
    private readonly orders: OrderQueries,
    private readonly throttle: Throttle,
  ) {}

  async execute(request: LookUpOrderRequest, network: Network): Promise<{ token: string }> {
    const number = orderNumber(request.number);
    await this.throttle.take(`order-look-up from ${network}`, BY_ADDRESS);
    await this.throttle.take(`order-look-up number ${number}`, BY_NUMBER);
    return { token: found(await this.orders.tokenOf(number, mobileDigits(request.phone) ?? '')) };
  }
}

/** `ds2600042` and `DS26-42` as the number is stored. */
function orderNumber(typed: string): string {
  const [, prefix = '', running = ''] = /^\s*([A-Za-z]{2,4}\d{2})-?(\d+)\s*$/.exec(typed) ?? [];
  return `${prefix.toUpperCase()}-${running.padStart(5, '0')}`;
}
