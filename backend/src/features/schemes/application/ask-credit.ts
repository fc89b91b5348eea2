import { mobileDigits } from '@shop/contracts/rules/phone';
import type { AskCreditRequest } from '@shop/contracts/schemes/requests';
import type { CreditView } from '@shop/contracts/schemes/views';
import type { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import type { Network } from '../../../shared/network.ts';
import type { Throttle, ThrottleRule } from '../../../shared/throttle.ts';
import type { Memberships } from './memberships.ts';
import { demandReady } from './scheme-credit.ts';

const MINUTE = 60_000;
/** Guessing a phone for a known number; from elsewhere nobody stops the member by guessing. */
const BY_NUMBER_AND_ADDRESS: ThrottleRule = { limit: 10, windowMs: 15 * MINUTE };
/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * MINUTE };

/**
 * Tells what a passbook can pay for an order, to whoever knows its number and its member's phone; an unknown number and a
 * wrong phone get the same answer. Only wrong tries count. Changes nothing.
 */
export class AskCredit {
  constructor(
    private readonly memberships: Memberships,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError too-many-requests, not-found, passbook-not-ready, nothing-to-redeem */
  async execute({ passbook, phone }: AskCreditRequest, network: Network): Promise<CreditView> {
    const from = `passbook from ${network}`;
    const ofNumber = `${from} of ${passbook}`;
    await this.throttle.take(from, BY_ADDRESS);
    await this.throttle.take(ofNumber, BY_NUMBER_AND_ADDRESS);
    await this.demandMember(passbook, phone);
    await this.throttle.clear(ofNumber);
    await this.throttle.giveBack(from);
    const membership = found(await this.memberships.read(passbook));
    membership.reckon(this.clock.today());
    demandReady(membership);
    if (membership.credit.creditPaise <= 0) throw new DomainError('conflict', 'nothing-to-redeem', {});
    return membership.credit;
  }

  /** @throws DomainError not-found */
  async demandMember(passbook: string, phone: string): Promise<void> {
    const isMember = await this.memberships.isOf(passbook, mobileDigits(phone) ?? '');
    if (!isMember) throw new DomainError('not-found', 'passbook-unknown', {});
  }
}
