import { Injectable } from '@nestjs/common';
import {
  openingStepsDone,
  placeholdersIn,
  type OpeningFacts,
  type OpeningView,
  type StepThatCanWait,
} from '@shop/contracts/rules/season/opening';
import type { StaffView } from '@shop/contracts/accounts/views';
import type { PaymentDetails, Season } from '@shop/contracts/shop/views';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { TestMail } from '../../../shared/emails/test-mail.ts';
import { AuditLog, type AuditEntry } from '../../../shared/records/audit-log.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { OpeningMarks } from './opening-marks.ts';
import { SettingsRepository } from './settings-repository.ts';

export type ThingsThere = Omit<OpeningFacts, 'mail' | 'hadTestOrders'>;

/** What there is in the shop. */
export abstract class ShopContents {
  abstract facts(): Promise<ThingsThere>;
  /** Whether it holds anything of the demonstration. */
  abstract isDemonstration(): Promise<boolean>;
  /** Their numbers; none where an order is of a customer's. */
  abstract removeTestOrders(): Promise<string[]>;
}

export interface OpeningState extends Omit<OpeningView, 'upi'> {
  /** Null while there is no UPI ID of the shop's own. */
  payment: PaymentDetails | null;
}

/** The first steps of a shop, and what keeps it from opening. */
@Injectable()
export class Opening {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly contents: ShopContents,
    private readonly marks: OpeningMarks,
    private readonly testMail: TestMail,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<OpeningState> {
    const { identity, looks, payment, season, sale } = await this.settings.all();
    const values = {
      identity: identity.value,
      looks: looks.value,
      payment: payment.value,
      season: season.value,
      sale: sale.value,
    };
    const marks = await this.marks.all();
    const mail = {
      isSetUp: this.testMail.isSetUp,
      testedAt: marks.find(({ step }) => step === 'mail')?.testedAt ?? null,
    };
    const hadTestOrders = marks.some(({ step, testedAt }) => step === 'order' && testedAt !== null);
    const facts = { ...(await this.contents.facts()), mail, hadTestOrders };
    const done = openingStepsDone(values, facts, this.clock.today());
    const placeholders = placeholdersIn(values);
    const isOwn = values.payment.upiId !== '' && !placeholders.includes('payment');
    return {
      isDemonstration: await this.contents.isDemonstration(),
      isOpen: !season.value.closed,
      isFresh: facts.orders === 0,
      placeholders,
      payment: isOwn ? values.payment : null,
      done,
      later: marks.flatMap(({ step, later }) => (later && !done.includes(step) ? [step] : [])),
      mail,
      testOrders: facts.testOrders,
    };
  }

  async putOff(step: StepThatCanWait, later: boolean): Promise<OpeningState> {
    await this.marks.putOff(step, later);
    return this.read();
  }

  /** Sends before anything is written: no transaction waits for a mail server. @throws DomainError mail-not-set-up, mail-not-sent */
  async testMailTo({ id, name, email }: Pick<StaffView, 'id' | 'name' | 'email'>): Promise<OpeningState> {
    await this.testMail.send(email, name);
    await this.transaction.run(async () => {
      await this.marks.tested('mail', this.clock.now());
      const record = { action: 'mail.tested', subject: 'mail', before: null, after: null };
      await this.audit.record({ ...record, actor: { kind: 'staff', id, name } });
    });
    return this.read();
  }

  /** Takes away the orders that the shop was tried with. @throws DomainError no-test-orders */
  removeTestOrders(actor: AuditEntry['actor']): Promise<OpeningState> {
    return this.transaction.run(async () => {
      const numbers = await this.contents.removeTestOrders();
      if (numbers.length === 0) throw new DomainError('conflict', 'no-test-orders', {});
      await this.marks.tested('order', this.clock.now());
      const record = { actor, action: 'test-orders.removed', subject: 'test-orders' };
      await this.audit.record({ ...record, before: { numbers }, after: null });
      return this.read();
    });
  }

  /** Refuses to turn the closed switch off; every other change may be saved. @throws DomainError shop-not-ready */
  async assertMayOpen(before: Season, after: Season): Promise<void> {
    if (!before.closed || after.closed) return;
    const { identity, payment } = await this.settings.all();
    const placeholders = placeholdersIn({ identity: identity.value, payment: payment.value });
    if (placeholders.length > 0 && !(await this.contents.isDemonstration()))
      throw new DomainError('conflict', 'shop-not-ready', { placeholders });
  }
}
