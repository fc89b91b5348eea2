import { Injectable } from '@nestjs/common';
import type { LookUpOrderRequest } from '@shop/contracts/orders/requests';
import { typedOrderNumber } from '@shop/contracts/rules/orders/order-number';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { found } from '../../../../shared/domain-error.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { proveByPhone } from '../../../../shared/throttle/prove-by-phone.ts';
import { Throttle } from '../../../../shared/throttle/throttle.ts';
import { deviceSender } from '../../domain/order-limits.ts';
import { OrderQueries } from '../order-queries.ts';
import { OrderGuardRepository } from '../placing/order-guard-repository.ts';

/** Finds an order by number and phone; an unknown number and a wrong phone get the same answer. */
@Injectable()
export class LookUpOrder {
  constructor(
    private readonly orders: OrderQueries,
    private readonly senders: OrderGuardRepository,
    private readonly throttle: Throttle,
  ) {}

  async execute(request: LookUpOrderRequest, network: Network): Promise<{ token: string }> {
    const number = found(typedOrderNumber(request.number));
    const { deviceId } = request;
    const isOwn = deviceId !== undefined && (await this.senders.isSentBy(number, deviceSender(deviceId)));
    const guess = { what: 'order-look-up', number, network, ownDevice: isOwn ? deviceId : null };
    const token = await proveByPhone(this.throttle, guess, async () =>
      found(await this.orders.tokenOf(number, mobileDigits(request.phone) ?? '')),
    );
    return { token };
  }
}
