import { Injectable } from '@nestjs/common';
import type { CertainRowRequest, RecordBankRowRequest } from '@shop/contracts/bank-statements/requests';
import type { BankPartView, RecordedCertainView } from '@shop/contracts/bank-statements/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { transferReference } from '@shop/contracts/rules/bank/transfer-reference';
import type { PaymentWarning } from '@shop/contracts/rules/orders/payments';
import type { Actor } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found, refusalOf } from '../../../shared/domain-error.ts';
import { AuditLog } from '../../../shared/records/audit-log.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { OrderPayments } from '../../orders/application/payments/order-payments.ts';
import { MemberDesk } from '../../schemes/application/member-desk.ts';
import { Claims, type Claim } from '../domain/claims.ts';
import { BankStatementRepository, type BankRow } from './bank-statement-repository.ts';
import { ReadStatement } from './read-statement.ts';

/**
 * Records what a bank says came in, by the ways in which staff record it. Each row is locked first: whoever comes second
 * finds its reference recorded.
 */
@Injectable()
export class RecordRow {
  constructor(
    private readonly repository: BankStatementRepository,
    private readonly statements: ReadStatement,
    private readonly orders: OrderPayments,
    private readonly members: MemberDesk,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Each in a transaction of its own: what is refused keeps no other, and what was done when it is cut off stays. */
  async certain(rows: readonly CertainRowRequest[], actor: Actor): Promise<RecordedCertainView> {
    const left: RecordedCertainView['left'] = [];
    for (const { id, number } of rows) {
      try {
        await this.transaction.run(() => this.oneCertain(id, number, actor));
      } catch (error) {
        left.push({ id, code: refusalOf(error) });
      }
    }
    return { recorded: rows.length - left.length, left };
  }

  /**
   * @throws DomainError bank-row-recorded, bank-row-not-ours, bank-row-known, bank-reference-missing, payment-parts-wrong, and what
   * recording a payment throws
   */
  async byHand(id: string, request: RecordBankRowRequest, actor: Actor): Promise<BankPartView[]> {
    const { parts, despite = [] } = request;
    await this.transaction.run(async () => {
      const row = await this.locked(id);
      const reference = row.reference ?? transferReference(request.reference);
      if (reference === null) throw new DomainError('invalid', 'bank-reference-missing', {});
      await this.assertAnother(row, parts, despite);
      await this.record(row, reference, parts, despite, actor);
    });
    return parts.map(({ kind, number, amountPaise }) => ({ kind, number, amountPaise }));
  }

  /**
   * The row is an entry that somebody made by hand: the two are linked, and nothing is booked.
   * @throws DomainError bank-row-recorded, bank-row-known, bank-row-not-ours, bank-entry-changed
   */
  async isEntry(id: string, entry: string, actor: Actor): Promise<BankPartView[]> {
    return this.transaction.run(async () => {
      const row = await this.locked(id);
      if (row.notOurs) throw new DomainError('conflict', 'bank-row-not-ours', {});
      await this.assertOpen(row);
      const { payees } = await this.claim(row, entry);
      await this.repository.lockPayees(payees.map(({ number }) => number));
      // Nobody corrects it any more before it is linked.
      await this.repository.link(row, await this.claim(row, entry), actor, this.clock.now());
      return (await this.repository.recordedOf([row])).map(({ rowId: _, ...part }) => part);
    });
  }

  /**
   * The row is not that entry after all: nothing is booked, and it is open again.
   * @throws DomainError bank-row-known, bank-entry-changed: it is linked to none; payment-reference-used: another entry has
   * the number by now that the entry had itself
   */
  async isNoEntry(id: string, actor: Actor & { kind: 'staff' }): Promise<void> {
    await this.transaction.run(async () => {
      const numbers = (await this.repository.recordedOf([await this.locked(id)])).map(({ number }) => number);
      await this.repository.lockPayees(numbers);
      // Nobody corrects the entry any more, which would have given the row up.
      const row = await this.locked(id);
      if (!row.isLinked) throw new DomainError('conflict', 'bank-entry-changed', {});
      await this.repository.unlink(row, actor, this.clock.now());
      const [action, subject] = ['bank-row.unlinked', `bank-row/${id}`];
      await this.audit.record({ actor, action, subject, before: { numbers }, after: null });
    });
  }

  private async claim(row: BankRow, entry: string): Promise<Claim> {
    const claims = await this.repository.claimsFor([row]);
    const claim = claims.find(({ id }) => id === entry);
    if (!claim) throw new DomainError('conflict', 'bank-entry-changed', {});
    return claim;
  }

  async notOurs(id: string, notOurs: boolean, actor: Actor): Promise<void> {
    await this.transaction.run(async () => {
      const row = await this.locked(id);
      await this.assertOpen(row);
      await this.repository.decide(id, { reference: row.reference, notOurs }, actor, this.clock.now());
    });
  }

  /** @throws DomainError bank-row-known: it is brought in already, here or from another file */
  async bringIn(id: string): Promise<void> {
    await this.transaction.run(async () => {
      const { leftOut = false } = found(await this.repository.lockRow(id));
      if (!leftOut || !(await this.repository.bringIn(id)))
        throw new DomainError('conflict', 'bank-row-known', {});
    });
  }

  private async locked(id: string): Promise<BankRow> {
    const row = found(await this.repository.lockRow(id));
    if (row.leftOut) throw new DomainError('conflict', 'bank-row-known', {});
    return row;
  }

  private async oneCertain(id: string, number: string, actor: Actor): Promise<void> {
    const row = await this.locked(id);
    if (row.reference === null) throw new DomainError('conflict', 'bank-row-uncertain', {});
    await this.assertOpen(row);
    // Whoever enters the same by hand just now waits, or is seen.
    await this.repository.lockPayees([number]);
    const [now] = await this.statements.asTheyStand([row]);
    const [payee] = now?.state === 'certain' ? now.proposals : [];
    if (payee?.number !== number) throw new DomainError('conflict', 'bank-row-uncertain', {});
    const part = { kind: payee.kind, number, amountPaise: row.amountPaise };
    await this.record(row, row.reference, [part], [], actor);
  }

  private async record(
    row: BankRow,
    reference: string,
    parts: readonly BankPartView[],
    despite: PaymentWarning[],
    actor: Actor,
  ): Promise<void> {
    if (row.notOurs) throw new DomainError('conflict', 'bank-row-not-ours', {});
    await this.assertOpen({ ...row, reference });
    const [first, ...rest] = parts;
    const sum = parts.reduce((all, part) => all + part.amountPaise, 0);
    const isOfPassbook = parts.some(({ kind }) => kind === 'passbook');
    if (!first || sum !== row.amountPaise || (isOfPassbook && rest.length > 0)) {
      throw new DomainError('invalid', 'payment-parts-wrong', {});
    }
    const { mode, amountPaise, day: receivedOn } = row;
    const note = row.description.slice(0, DESK_TEXT.paymentNote.max);
    // The bank has said it, and whoever records it has looked for entries by hand.
    const confirmed = {
      reference,
      despite: [...despite, 'reference-incomplete', 'same-transfer'] satisfies PaymentWarning[],
    };
    const receipt = { mode, amountPaise, receivedOn, note, ...confirmed };
    if (isOfPassbook) await this.members.receive(first.number, receipt, actor);
    else await this.orders.receive(first.number, { ...receipt, parts: [...rest] }, actor);
    const at = this.clock.now();
    await this.repository.linkRecorded(row, reference, actor, at);
    await this.repository.decide(row.id, { reference, notOurs: false }, actor, at);
  }

  /** Whoever chooses somebody for whom the same was entered by hand is asked whether it is another payment. */
  private async assertAnother(
    row: BankRow,
    parts: readonly BankPartView[],
    despite: readonly PaymentWarning[],
  ): Promise<void> {
    const numbers = parts.map(({ number }) => number);
    await this.repository.lockPayees(numbers);
    const claims = new Claims(await this.repository.claimsFor([row]));
    const [claim] = claims.ofPayees(row, numbers);
    if (!claim || despite.includes('same-transfer')) return;
    const { kind: of, payees, recordedAt, mode, amountPaise, reference, receivedOn, recordedBy } = claim;
    const number = payees.find((payee) => numbers.includes(payee.number))?.number ?? '';
    const earlier = { of, number, mode, amountPaise, reference, receivedOn, recordedAt, recordedBy };
    const warning = { doubt: 'same-transfer' as const, number, overPaise: null, earlier };
    throw new DomainError('conflict', 'payment-doubtful', { doubts: [warning] });
  }

  private async assertOpen(row: Pick<BankRow, 'id' | 'reference'>): Promise<void> {
    const recorded = await this.repository.recordedOf([row]);
    if (recorded.length === 0) return;
    throw new DomainError('conflict', 'bank-row-recorded', { numbers: recorded.map(({ number }) => number) });
  }
}
