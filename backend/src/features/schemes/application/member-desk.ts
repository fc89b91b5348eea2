import { Injectable } from '@nestjs/common';
import { dayOf, type Day } from '@shop/contracts/rules/days';
import { transferReference } from '@shop/contracts/rules/bank/transfer-reference';
import { mobileDigits } from '@shop/contracts/rules/phone';
import type { Revised } from '@shop/contracts/revised';
import type { CancelMemberRequest, MemberPaymentRequest } from '@shop/contracts/schemes/requests';
import type { MemberEntry, MemberView } from '@shop/contracts/schemes/member-views';
import type { Actor } from '../../../shared/actor.ts';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { assertSecondForCash } from '../../shop/application/second-person.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import type { Transfer } from '../domain/ledger.ts';
import type { Membership } from '../domain/membership.ts';
import { memberOn } from './member-view.ts';
import { Memberships } from './memberships.ts';
import { Members } from './members.ts';
import { SchemeRepository } from './scheme-repository.ts';
import { TransferWarnings } from './transfer-warnings.ts';

/**
 * What staff do with a member. Every step locks the passbook, changes it by its own rules, saves it, and answers with
 * the member as they are then.
 */
@Injectable()
export class MemberDesk {
  constructor(
    private readonly memberships: Memberships,
    private readonly members: Members,
    private readonly schemes: SchemeRepository,
    private readonly warnings: TransferWarnings,
    private readonly records: RevisedRecords,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
    private readonly settings: ShopSettings,
  ) {}

  async read(number: string): Promise<MemberView> {
    return memberOn(this.clock.today(), found(await this.members.byNumber(number)));
  }

  /** Who they are, and whom to pay when they die. */
  save(
    key: string,
    entry: MemberEntry,
    revision: number,
    actor: AuditEntry['actor'],
  ): Promise<Revised<MemberEntry>> {
    const { phone, nomineePhone } = entry;
    const value = {
      ...entry,
      phone: mobileDigits(phone) ?? phone,
      nomineePhone: nomineePhone === null ? null : mobileDigits(nomineePhone),
    };
    return this.records.replace({ among: this.members.records, kind: 'member', key, value, revision, actor });
  }

  accept(number: string, actor: Actor): Promise<MemberView> {
    return this.work(number, actor, (membership, at) => membership.accept(dayOf(at)));
  }

  /** Another private link, to be sent to who lost theirs: the one before says that it was replaced. */
  renewLink(number: string, actor: Actor): Promise<MemberView> {
    return this.work(number, actor, (membership) => membership.renewLink(this.identifiers.token()));
  }

  /** Where their money goes was said wrongly. */
  askPayeeAgain(number: string, actor: Actor): Promise<MemberView> {
    return this.work(number, actor, (membership) => membership.askPayeeAgain());
  }

  /** A colleague told them that their year ends. */
  warned(number: string, actor: Actor): Promise<MemberView> {
    return this.work(number, actor, (membership, at) => membership.warn('', dayOf(at)));
  }

  /** @throws DomainError payment-doubtful, payment-reference-used, passbook-day-unsuitable, membership-state-changed */
  receive(number: string, request: MemberPaymentRequest, actor: Actor): Promise<MemberView> {
    const transfer = transferOf(request);
    return this.work(number, actor, async (membership, at) => {
      assertDay(transfer.receivedOn, membership.joinedOn, dayOf(at));
      await this.warnings.assertConfirmed(
        membership,
        { ...transfer, amountPaise: request.amountPaise, at },
        request.despite,
      );
      membership.receive(this.identifiers.uuid(), request.amountPaise, transfer, dayOf(at));
    });
  }

  /** @throws DomainError refund-exceeds-held, payment-doubtful, payment-reference-used, passbook-day-unsuitable */
  refund(number: string, request: MemberPaymentRequest, actor: Actor): Promise<MemberView> {
    const transfer = transferOf(request);
    return this.work(number, actor, async (membership, at) => {
      assertDay(transfer.receivedOn, membership.joinedOn, dayOf(at));
      await this.warnings.assertConfirmed(
        membership,
        { ...transfer, amountPaise: -request.amountPaise, at },
        request.despite,
      );
      membership.refund(this.identifiers.uuid(), request.amountPaise, transfer);
    });
  }

  /** @throws DomainError entry-corrected, correction-exceeds-held, entry-not-correctable, second-person-corrects */
  correct(number: string, entryId: string, reason: string, actor: Actor): Promise<MemberView> {
    return this.work(number, actor, async (membership, at) => {
      await assertSecondForCash(this.settings, await this.memberships.recorderOfCash(entryId), actor);
      membership.correct(this.identifiers.uuid(), entryId, reason, dayOf(at));
    });
  }

  /** Frees a place of the scheme. @throws DomainError membership-state-changed, membership-move-forbidden */
  cancel(number: string, { from, ending, reason }: CancelMemberRequest, actor: Actor): Promise<MemberView> {
    return this.work(number, actor, async (membership) => {
      membership.cancel(from, ending, reason);
      await this.schemes.announce();
    });
  }

  private async work(
    number: string,
    actor: Actor,
    step: (membership: Membership, at: Date) => void | Promise<void>,
  ): Promise<MemberView> {
    await this.transaction.run(async () => {
      const membership = found(await this.memberships.lock(number));
      // Only now: what waited for another step happens after it.
      const at = this.clock.now();
      await step(membership, at);
      await this.memberships.save(membership, actor, at);
    });
    return this.read(number);
  }
}

/** What happens to a passbook happens between the day it was opened and today. */
function assertDay(day: Day, from: Day, to: Day): void {
  if (day < from || day > to) throw new DomainError('invalid', 'passbook-day-unsuitable', { from, to });
}

function transferOf({ mode, reference, receivedOn, note }: MemberPaymentRequest): Transfer {
  return { mode, reference: transferReference(reference), receivedOn, note };
}
