import { Injectable } from '@nestjs/common';
import type { PreviewedPayoutRequest } from '@shop/contracts/payouts/requests';
import type {
  AnsweredPayoutView,
  PayoutBatchView,
  PayoutObstacle,
  PayoutPreviewView,
  PreviewedPayoutView,
} from '@shop/contracts/payouts/views';
import type { BankAnswer } from '@shop/contracts/rules/bank/bank-answer';
import { transferReference } from '@shop/contracts/rules/bank/transfer-reference';
import { monthOf } from '@shop/contracts/rules/months';
import { taxOnCommission, taxYearOf, type TaxYear } from '@shop/contracts/rules/referrals/commission-tax';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { contradictionIn, resultsOf } from '../domain/bank-answers.ts';
import { type DueReferrer, type LockedBatch, type NewPayout, PayoutRepository } from './payout-repository.ts';

type Actor = AuditEntry['actor'] & { id: string };

interface Proposal extends NewPayout {
  code: string;
  obstacle: PayoutObstacle | null;
}

/** Commissions that are paid out: in batches that are proposed, approved, sent to the bank and answered by it. */
@Injectable()
export class Payouts {
  constructor(
    private readonly repository: PayoutRepository,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError tax-year-unset */
  async preview(): Promise<PayoutPreviewView> {
    const { referrals } = await this.settings.current();
    const taxYear = taxYearOf(this.clock.today());
    const payouts = (await this.proposals()).map(previewed);
    return { minimumPaise: referrals.minimumPayoutPaise, taxYear, payouts };
  }

  /**
   * Puts payouts into a batch, as they were previewed. The ledger has nothing of it before it is approved; until then
   * nobody of it can stand in another batch.
   * @throws DomainError payouts-changed, tax-year-unset
   */
  async propose(asked: readonly PreviewedPayoutRequest[], actor: Actor): Promise<PayoutBatchView> {
    const number = await this.transaction.run(async () => {
      await this.repository.lockReferrers(asked.map(({ referrerId }) => referrerId));
      const possible = new Map((await this.proposals()).map((each) => [each.referrerId, each]));
      const payouts = asked.map((each) => {
        const now = possible.get(each.referrerId);
        if (!now || now.obstacle || now.grossPaise !== each.grossPaise || now.taxPaise !== each.taxPaise) {
          throw new DomainError('conflict', 'payouts-changed', {});
        }
        return now;
      });
      if (new Set(payouts).size < payouts.length) throw new DomainError('conflict', 'payouts-changed', {});
      const made = await this.repository.propose(payouts, actor.id, this.clock.now());
      const after = payouts.map(({ referrerId, grossPaise, taxPaise }) => ({
        referrerId,
        grossPaise,
        taxPaise,
      }));
      await this.record('proposed', made, actor, after);
      return made;
    });
    return this.read(number, actor.id);
  }

  /** @param reader the one whom it needs somebody else than, if they made it */
  async read(number: number, reader: string): Promise<PayoutBatchView> {
    const { createdById, ...batch } = found(await this.repository.batch(number));
    const { referrals } = await this.settings.current();
    const needsAnother = batch.state === 'proposed' && referrals.secondApproval && createdById === reader;
    return { ...batch, needsAnother, rows: await this.repository.payoutsIn(number) };
  }

  /** @throws DomainError payout-batch-settled, second-person-needed, payouts-overtaken, payouts-changed */
  approve(number: number, actor: Actor): Promise<PayoutBatchView> {
    return this.work(number, actor, 'proposed', async ({ id, createdBy }) => {
      const { referrals } = await this.settings.current();
      if (referrals.secondApproval && createdBy === actor.id) {
        throw new DomainError('forbidden', 'second-person-needed', {});
      }
      const today = this.clock.today();
      const payouts = await this.repository.lockPayouts(id, monthOf(today));
      const taxYear = taxYearOf(today);
      if (payouts.some((each) => each.taxYear !== taxYear || each.isCreditedOtherwise)) {
        throw new DomainError('conflict', 'payouts-changed', {});
      }
      const overtaken = payouts.filter(
        ({ duePaise, grossPaise, referrerState, isPaidOtherwise }) =>
          duePaise < grossPaise || referrerState === 'suspended' || isPaidOtherwise,
      );
      if (overtaken.length > 0) {
        const names = overtaken.map(({ name }) => name);
        throw new DomainError('conflict', 'payouts-overtaken', { names });
      }
      await this.repository.approve(id, actor.id, this.clock.now());
      await this.record('approved', number, actor, null);
    });
  }

  /** @throws DomainError payout-batch-settled */
  discard(number: number, actor: Actor): Promise<PayoutBatchView> {
    return this.work(number, actor, 'proposed', async ({ id }) => {
      await this.repository.discard(id);
      await this.record('discarded', number, actor, null);
    });
  }

  /**
   * What the bank did. The same answers again change nothing.
   * @throws DomainError bank-answer-contradicts, payout-batch-settled
   */
  async answer(
    number: number,
    answers: readonly BankAnswer[],
    actor: Actor,
  ): Promise<{ batch: PayoutBatchView; answers: AnsweredPayoutView[] }> {
    const reference = contradictionIn(answers);
    if (reference !== null) throw new DomainError('invalid', 'bank-answer-contradicts', { reference });
    let told: AnsweredPayoutView[] = [];
    const batch = await this.work(number, actor, 'approved', async ({ id }) => {
      const payouts = await this.repository.lockPayouts(id, monthOf(this.clock.today()));
      const ids = new Map(payouts.map((payout) => [payout.reference, payout.id]));
      const results = resultsOf(answers, payouts);
      told = results.map(({ answer, result }) => ({ reference: answer.reference, result }));
      const settlements = results.flatMap(({ answer, result }) => {
        if (result !== 'paid' && result !== 'failed') return [];
        const payoutId = found(ids.get(answer.reference));
        const bankReference = transferReference(answer.bankReference);
        return [
          { payoutId, state: result, bankReference, failure: result === 'failed' ? answer.reason : null },
        ];
      });
      if (settlements.length === 0) return;
      await this.repository.settle(settlements, this.clock.now());
      const changed = told.filter(({ result }) => result === 'paid' || result === 'failed');
      await this.record('answered', number, actor, changed);
    });
    return { batch, answers: told };
  }

  private async work(
    number: number,
    { id: reader }: Actor,
    state: LockedBatch['state'],
    step: (batch: LockedBatch) => Promise<void>,
  ): Promise<PayoutBatchView> {
    await this.transaction.run(async () => {
      const batch = found(await this.repository.lockBatch(number));
      if (batch.state !== state) throw new DomainError('conflict', 'payout-batch-settled', {});
      await step(batch);
    });
    return this.read(number, reader);
  }

  private async proposals(): Promise<Proposal[]> {
    const { referrals } = await this.settings.current();
    const today = this.clock.today();
    const year = taxYearOf(today);
    const rule = referrals.taxYears.find((each) => each.year === year);
    if (!rule) throw new DomainError('conflict', 'tax-year-unset', { year });
    const due = await this.repository.due(referrals.minimumPayoutPaise, year, monthOf(today));
    return due.map((each) => proposalFor(each, rule));
  }

  private record(what: string, number: number, actor: Actor, after: unknown): Promise<void> {
    return this.audit.record({
      actor,
      action: `payouts.${what}`,
      subject: `payouts/${number}`,
      before: null,
      after,
    });
  }
}

function proposalFor(due: DueReferrer, rule: TaxYear): Proposal {
  const { referrerId, code, duePaise: grossPaise, uncreditedPaise, throughTurn, payee } = due;
  const most = Math.min(grossPaise, uncreditedPaise);
  const tax = taxOnCommission(rule, uncreditedPaise, due.taxedInYear, payee.pan !== null, most);
  const obstacle = obstacleOf(due);
  const law = { taxYear: rule.year, taxSection: rule.section };
  return { referrerId, code, throughTurn, grossPaise, uncreditedPaise, payee, obstacle, ...law, ...tax };
}

function obstacleOf({ state, isInBatch, lacksCredit, payee }: DueReferrer): PayoutObstacle | null {
  if (isInBatch) return 'in-batch';
  if (state === 'suspended') return 'suspended';
  if (lacksCredit) return 'not-credited';
  return payee.upiId === null && payee.accountNumber === null ? 'no-details' : null;
}

function previewed(proposal: Proposal): PreviewedPayoutView {
  const { referrerId, code, payee, obstacle, grossPaise, uncreditedPaise } = proposal;
  const { taxablePaise, basisPoints, taxPaise } = proposal;
  const tax = { taxablePaise, basisPoints, taxPaise, netPaise: grossPaise - taxPaise };
  const due = { grossPaise, uncreditedPaise };
  return { referrerId, name: payee.name, code, ...due, hasPan: payee.pan !== null, obstacle, ...tax };
}
