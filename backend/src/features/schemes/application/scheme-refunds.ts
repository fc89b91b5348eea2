import { Injectable } from '@nestjs/common';
import { dayOf, type Day } from '@shop/contracts/rules/days';
import { isSamePayee, payeeInShort } from '@shop/contracts/rules/schemes/payee';
import type { DueRefundRequest } from '@shop/contracts/schemes/requests';
import type { DueRefundView, RefundObstacle, SchemeRefundsView } from '@shop/contracts/schemes/refund-views';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import type { Membership } from '../domain/membership.ts';
import { Memberships } from './memberships.ts';
import { type OverMember, type ProposedRefund, RefundRepository } from './refund-repository.ts';
import { SchemeRepository } from './scheme-repository.ts';

type Actor = AuditEntry['actor'] & { id: string };

/** Members whose year is over are paid back: in batches that are proposed, approved, and sent to the bank as a file. */
@Injectable()
export class SchemeRefunds {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly memberships: Memberships,
    private readonly schemes: SchemeRepository,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {}

  /** @param reader whom a batch needs somebody else than, if they made it */
  async read(reader: string): Promise<SchemeRefundsView> {
    const { referrals } = await this.settings.current();
    const today = this.clock.today();
    const batches = await this.refunds.batches(today);
    return {
      due: (await this.refunds.over(today)).map(dueOf),
      batches: batches.map(({ createdById, ...batch }) => ({
        ...batch,
        needsAnother: batch.state === 'proposed' && referrals.secondApproval && createdById === reader,
      })),
    };
  }

  /**
   * Puts refunds into a batch, as they were shown. The passbooks have nothing of it before it is approved.
   * @throws DomainError refunds-changed
   */
  async propose(asked: readonly DueRefundRequest[], actor: Actor): Promise<SchemeRefundsView> {
    await this.transaction.run(async () => {
      for (const number of asked.map((each) => each.number).toSorted()) await this.memberships.lock(number);
      const over = new Map((await this.refunds.over(this.clock.today())).map((each) => [each.number, each]));
      const refunds = asked.map(({ number, paise }) => {
        const now = over.get(number);
        over.delete(number);
        if (!now?.payee || obstacleOf(now) !== null || now.paise !== paise) {
          throw new DomainError('conflict', 'refunds-changed', {});
        }
        return { number, paise, name: now.name, payee: now.payee };
      });
      const made = await this.refunds.propose(refunds, actor.id, this.clock.now());
      await this.record('proposed', made, actor, asked);
    });
    return this.read(actor.id);
  }

  /**
   * The passbooks end, and have their money paid back under the reference of the bank's file.
   * @throws DomainError refund-batch-settled, second-person-needed, refunds-overtaken
   */
  async approve(number: number, actor: Actor): Promise<SchemeRefundsView> {
    await this.transaction.run(async () => {
      const { id, createdBy } = await this.lockProposed(number);
      const { referrals } = await this.settings.current();
      if (referrals.secondApproval && createdBy === actor.id) {
        throw new DomainError('forbidden', 'second-person-needed', {});
      }
      const at = this.clock.now();
      const refunds = await this.refunds.refundsIn(number);
      const held: [ProposedRefund, Membership][] = [];
      for (const refund of refunds) held.push([refund, found(await this.memberships.lock(refund.number))]);
      const names = held
        .filter(([refund, member]) => isOvertaken(refund, member, dayOf(at)))
        .map(([{ name }]) => name);
      if (names.length > 0) throw new DomainError('conflict', 'refunds-overtaken', { names });
      for (const [{ reference }, member] of held) {
        const transfer = { mode: 'bank' as const, reference, receivedOn: dayOf(at), note: '' };
        member.payBackAll(this.identifiers.uuid(), transfer);
        await this.memberships.save(member, actor, at);
      }
      await this.refunds.approve(id, actor.id, at);
      // Their places are free again.
      await this.schemes.announce();
      await this.record('approved', number, actor, null);
    });
    return this.read(actor.id);
  }

  /** @throws DomainError refund-batch-settled */
  async discard(number: number, actor: Actor): Promise<SchemeRefundsView> {
    await this.transaction.run(async () => {
      const { id } = await this.lockProposed(number);
      await this.refunds.discard(id);
      await this.record('discarded', number, actor, null);
    });
    return this.read(actor.id);
  }

  /** What stands in the file for the bank. @throws DomainError refund-batch-settled: it is not approved */
  async transfers(number: number) {
    const refunds = await this.transaction.run(async () => {
      const { state } = found(await this.refunds.lockBatch(number));
      if (state !== 'approved') throw new DomainError('conflict', 'refund-batch-settled', {});
      return this.refunds.refundsIn(number);
    });
    return refunds.map(({ reference, paise, name, payee }) => ({
      reference,
      netPaise: paise,
      payee: { name, ...payee },
    }));
  }

  private async lockProposed(number: number) {
    const batch = found(await this.refunds.lockBatch(number));
    if (batch.state !== 'proposed') throw new DomainError('conflict', 'refund-batch-settled', {});
    return batch;
  }

  private record(what: string, number: number, actor: Actor, after: unknown): Promise<void> {
    const subject = `scheme-refunds/${number}`;
    return this.audit.record({ actor, action: `scheme-refunds.${what}`, subject, before: null, after });
  }
}

/** More or less is held by now, or it goes elsewhere; the book says the same of its rows. */
function isOvertaken({ paise, payee }: ProposedRefund, member: Membership, today: Day): boolean {
  const { heldPaise, ending } = member;
  return (
    heldPaise !== paise || ending === 'died' || !member.isYearOver(today) || !isSamePayee(member.payee, payee)
  );
}

function obstacleOf({ ending, payee, isInBatch }: OverMember): RefundObstacle | null {
  if (isInBatch) return 'in-batch';
  if (ending === 'died') return 'nominee';
  return payee === null ? 'no-details' : null;
}

function dueOf(member: OverMember): DueRefundView {
  const { number, name, paise, settleBy, payee } = member;
  const payTo = payee && payeeInShort(payee);
  return { number, name, paise, settleBy, payTo, obstacle: obstacleOf(member) };
}
