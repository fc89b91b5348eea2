import { Injectable } from '@nestjs/common';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { isWholePayee } from '@shop/contracts/rules/schemes/payee';
import type { GivePayeeRequest } from '@shop/contracts/schemes/requests';
import type { Actor } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import type { Network } from '../../../shared/throttle/network.ts';
import { proveByPhone } from '../../../shared/throttle/prove-by-phone.ts';
import { Throttle } from '../../../shared/throttle/throttle.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { AskCredit } from './ask-credit.ts';
import { Memberships } from './memberships.ts';
import { Members } from './members.ts';

/**
 * A member says on the passbook where their money goes. A link is passed on: whoever says so knows the member's phone
 * too, and what was said once is changed by staff alone.
 */
@Injectable()
export class GivePayee {
  constructor(
    private readonly passbooks: Members,
    private readonly memberships: Memberships,
    private readonly ask: AskCredit,
    private readonly throttle: Throttle,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found, too-many-requests, passbook-unknown, payee-incomplete, payee-frozen, nothing-to-pay-back */
  async execute(token: string, request: GivePayeeRequest, network: Network): Promise<void> {
    const { upiId, accountName, accountNumber, ifsc } = request;
    const payee = { upiId, accountName: accountName?.trim() ?? null, accountNumber, ifsc };
    if (!isWholePayee(payee)) throw new DomainError('invalid', 'payee-incomplete', {});
    const { number, name } = found(await this.passbooks.byToken(token));
    const phone = mobileDigits(request.phone) ?? '';
    await proveByPhone(this.throttle, { what: 'passbook', number, network }, () =>
      this.ask.assertMember(number, phone),
    );
    await this.transaction.run(async () => {
      const membership = found(await this.memberships.lock(number));
      membership.givePayee(payee, this.clock.today());
      const actor: Actor = { kind: 'customer', id: null, name };
      await this.memberships.save(membership, actor, this.clock.now());
    });
  }
}
