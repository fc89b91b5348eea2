import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { mobileDigits } from '@shop/contracts/rules/phone';
import type { PaymentWarning } from '@shop/contracts/rules/orders/payments';
import type { EnrolMemberRequest, JoinSchemeRequest } from '@shop/contracts/schemes/requests';
import type { JoinedView } from '@shop/contracts/schemes/passbook-views';
import type { Actor } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import type { Network } from '../../../shared/throttle/network.ts';
import { Throttle, type ThrottleRule } from '../../../shared/throttle/throttle.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Memberships, type NewMembership } from './memberships.ts';
import { type JoinableScheme, SchemeRepository } from './scheme-repository.ts';

const HOUR = 3_600_000;
/** Of one phone: a family joins a few times. */
const BY_PHONE: ThrottleRule = { limit: 10, windowMs: HOUR };
/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 40, windowMs: HOUR };

type Asked = Pick<JoinSchemeRequest, 'name' | 'phone' | 'address' | 'nominee'> & { email?: string | null };

/**
 * Takes somebody's wish to join, which takes a place until staff say otherwise. Whoever asks for the last place waits
 * for whoever asked before. Taken while the shop is closed, too.
 */
@Injectable()
export class JoinScheme {
  constructor(
    private readonly schemes: SchemeRepository,
    private readonly memberships: Memberships,
    private readonly throttle: Throttle,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {}

  /** @throws DomainError too-many-requests, not-found, scheme-not-open, scheme-full, idempotency-key-reused */
  async execute(slug: string, request: JoinSchemeRequest, network: Network): Promise<JoinedView> {
    await this.throttle.take(`join from ${network}`, BY_ADDRESS);
    // What fills the trap is no person: it gets a link that leads nowhere.
    if (request.website) return { number: 'PB-00000', token: this.identifiers.token() };
    const asked = this.asked(request);
    const contentHash = hashOf(slug, asked);
    const before = await this.memberships.findByIdempotencyKey(request.idempotencyKey);
    if (!before) await this.throttle.take(`join of ${asked.phone} from ${network}`, BY_PHONE);
    return this.transaction.run(async () => {
      const scheme = found(await this.schemes.lock(slug));
      const known = await this.memberships.findByIdempotencyKey(request.idempotencyKey);
      if (known && known.contentHash !== contentHash) {
        throw new DomainError('conflict', 'idempotency-key-reused', {});
      }
      if (known) return { number: known.number, token: known.token };
      const actor: Actor = { kind: 'customer', id: null, name: asked.name };
      const { idempotencyKey, language = 'en' } = request;
      return this.add(
        scheme,
        { ...asked, language },
        { kind: 'requested', actor },
        idempotencyKey,
        contentHash,
      );
    });
  }

  /**
   * Somebody joins at the counter: they say there that they agree, and are a member at once.
   * @returns the number of the passbook
   * @throws DomainError not-found, scheme-not-open, scheme-full, payment-doubtful: the phone has a passbook of it already
   */
  async enrol(slug: string, request: EnrolMemberRequest, actor: Actor): Promise<string> {
    const { name, phone, email, address, nomineeName, nomineeRelation, nomineePhone } = request;
    const nominee = { name: nomineeName, relation: nomineeRelation, phone: nomineePhone };
    const asked = this.asked({ name, phone, email, address, nominee });
    return this.transaction.run(async () => {
      const scheme = found(await this.schemes.lock(slug));
      await this.assertConfirmed(scheme, asked.phone, request.despite);
      const by = { kind: 'enrolled' as const, actor };
      const { number } = await this.add(
        scheme,
        { ...asked, language: 'en' },
        by,
        this.identifiers.uuid(),
        hashOf(slug, asked),
      );
      const membership = found(await this.memberships.lock(number));
      membership.accept(this.clock.today());
      await this.memberships.save(membership, actor, this.clock.now());
      return number;
    });
  }

  /** A family may have several on one phone: it is only asked. The scheme is locked, and of two at once one is asked. */
  private async assertConfirmed(
    { id }: JoinableScheme,
    phone: string,
    despite: readonly PaymentWarning[] = [],
  ) {
    const number = despite.includes('same-member') ? null : await this.memberships.latestOf(phone, id);
    if (number === null) return;
    const warning = { doubt: 'same-member' as const, number, overPaise: null, earlier: null };
    throw new DomainError('conflict', 'payment-doubtful', { doubts: [warning] });
  }

  private async add(
    scheme: JoinableScheme,
    asked: Pick<NewMembership, 'name' | 'phone' | 'email' | 'language' | 'address' | 'nominee'>,
    by: NewMembership['by'],
    idempotencyKey: string,
    contentHash: string,
  ): Promise<JoinedView> {
    this.assertPlace(scheme);
    const [id, token, at] = [this.identifiers.uuid(), this.identifiers.token(), this.clock.now()];
    const number = await this.memberships.insert({
      id,
      token,
      idempotencyKey,
      contentHash,
      at,
      scheme,
      by,
      ...asked,
    });
    if (scheme.members + 1 === scheme.mostMembers) await this.schemes.announce();
    return { number, token };
  }

  private asked({ name, phone, email, address, nominee }: Asked) {
    return {
      name: name.trim(),
      phone: mobileDigits(phone) ?? phone,
      email: email ?? null,
      address: address.trim(),
      nominee: {
        name: nominee.name.trim(),
        relation: nominee.relation.trim(),
        phone: nominee.phone === null ? null : mobileDigits(nominee.phone),
      },
    };
  }

  private assertPlace({ state, joinUntil, members, mostMembers }: JoinableScheme): void {
    if (state === 'draft') throw new DomainError('not-found', 'not-found', {});
    if (state !== 'open' || joinUntil < this.clock.today()) {
      throw new DomainError('conflict', 'scheme-not-open', {});
    }
    if (members >= mostMembers) throw new DomainError('conflict', 'scheme-full', {});
  }
}

function hashOf(slug: string, asked: object): string {
  return createHash('sha256')
    .update(JSON.stringify([slug, asked]))
    .digest('hex');
}
