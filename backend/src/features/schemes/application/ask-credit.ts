import { Injectable } from '@nestjs/common';
import { mobileDigits } from '@shop/contracts/rules/phone';
import type { AskCreditRequest } from '@shop/contracts/schemes/requests';
import type { CreditView } from '@shop/contracts/schemes/passbook-views';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import type { Network } from '../../../shared/throttle/network.ts';
import { proveByPhone } from '../../../shared/throttle/prove-by-phone.ts';
import { Throttle } from '../../../shared/throttle/throttle.ts';
import { Memberships } from './memberships.ts';

/**
 * Tells what a passbook can pay for an order, to whoever knows its number and its member's phone; an unknown number and a
 * wrong phone get the same answer. Changes nothing.
 */
@Injectable()
export class AskCredit {
  constructor(
    private readonly memberships: Memberships,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError too-many-requests, not-found, passbook-not-ready, passbook-year-over, nothing-to-redeem */
  async execute({ passbook, phone }: AskCreditRequest, network: Network): Promise<CreditView> {
    await proveByPhone(this.throttle, { what: 'passbook', number: passbook, network }, () =>
      this.assertMember(passbook, phone),
    );
    const membership = found(await this.memberships.read(passbook));
    membership.reckon(this.clock.today());
    membership.assertReady(this.clock.today(), 'passbook-not-ready');
    if (membership.credit.creditPaise <= 0) throw new DomainError('conflict', 'nothing-to-redeem', {});
    return membership.credit;
  }

  /** @throws DomainError not-found */
  async assertMember(passbook: string, phone: string): Promise<void> {
    const isMember = await this.memberships.isOf(passbook, mobileDigits(phone) ?? '');
    if (!isMember) throw new DomainError('not-found', 'passbook-unknown', {});
  }
}
