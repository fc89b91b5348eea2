import { Injectable } from '@nestjs/common';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import type { Day } from '@shop/contracts/rules/days';
import type { Acknowledgement, AnswerResult } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { invoiceNumberAt } from '@shop/contracts/rules/documents/invoices/invoice-number';
import { signedQr } from '@shop/contracts/rules/documents/invoices/signed-qr';
import type { StaffPerson } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { AuditLog } from '../../../shared/records/audit-log.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { InvoiceRepository } from '../../invoices/application/invoice-repository.ts';
import { TaxInvoices } from '../../invoices/application/tax-invoices.ts';
import { judged } from '../domain/judged.ts';
import { EInvoiceRepository } from './e-invoice-repository.ts';

/** A row of the portal's answer; its document's number may stand in its QR code alone. */
export interface Answer extends Acknowledgement {
  number: string;
}

/** What the portal answered comes in: each document is registered once. */
@Injectable()
export class RegisterInvoices {
  constructor(
    private readonly eInvoices: EInvoiceRepository,
    private readonly invoices: InvoiceRepository,
    private readonly taxInvoices: TaxInvoices,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found, irn-refused */
  async one(address: string, given: Acknowledgement, actor: StaffPerson): Promise<InvoiceView> {
    const number = invoiceNumberAt(address);
    const why = await this.record({ ...given, number }, actor);
    if (why === 'unknown-document') throw new DomainError('not-found', 'not-found', {});
    if (why !== 'recorded' && why !== 'known') throw new DomainError('conflict', 'irn-refused', { why });
    return this.read(number);
  }

  /** Each row by itself: what is wrong with one keeps no other from being recorded. */
  async many(answers: readonly Answer[], actor: StaffPerson): Promise<AnswerResult[]> {
    const results: AnswerResult[] = [];
    for (const answer of answers) results.push(await this.record(answer, actor));
    return results;
  }

  /**
   * The portal cancels within 24 hours, and takes the number no more: goods that left get a new invoice. Twice the same
   * is done once.
   * @throws DomainError not-found, irn-not-cancelled
   */
  async cancel(address: string, cancelledOn: Day, actor: StaffPerson): Promise<InvoiceView> {
    const number = invoiceNumberAt(address);
    const { eInvoice } = await this.read(number);
    if (eInvoice?.cancelledOn === cancelledOn) return this.read(number);
    await this.transaction.run(async () => {
      const orderId = found(await this.invoices.lockOrderOf(number));
      const isDone = cancelledOn <= this.clock.today() && (await this.eInvoices.cancel(number, cancelledOn));
      if (!isDone) throw new DomainError('conflict', 'irn-not-cancelled', {});
      await this.audit.record({
        actor,
        action: 'invoice.irn-cancelled',
        subject: `invoice/${number}`,
        before: { irn: eInvoice?.irn },
        after: { cancelledOn },
      });
      await this.taxInvoices.follow(orderId, this.clock.now(), true);
    });
    return this.read(number);
  }

  private record(answer: Answer, actor: StaffPerson): Promise<AnswerResult> {
    const number = answer.number || (signedQr(answer.qr)?.number ?? '');
    const { irn: typed, ackNo, ackDay, qr } = answer;
    const irn = typed.toLowerCase();
    return this.transaction.run(async () => {
      const result = await this.judge(number, { irn, ackNo, ackDay, qr });
      if (result !== 'recorded') return result;
      const by = { at: this.clock.now(), by: actor.id, byName: actor.name };
      // Somebody was faster, or another document has this IRN.
      if (!(await this.eInvoices.add({ number, irn, ackNo, ackDay, qr, ...by }))) {
        const again = await this.judge(number, { irn, ackNo, ackDay, qr });
        return again === 'recorded' ? 'irn-used' : again;
      }
      const after = { irn, ackNo, ackDay };
      await this.audit.record({
        actor,
        action: 'invoice.registered',
        subject: `invoice/${number}`,
        before: null,
        after,
      });
      return result;
    });
  }

  private async judge(number: string, answer: Acknowledgement): Promise<AnswerResult> {
    const [invoice] = await this.invoices.find([number]);
    const answered = invoice && {
      number,
      day: invoice.day,
      sellerGstin: invoice.content.seller.gstin,
      registration: invoice.registration,
      irn: invoice.eInvoice?.irn ?? null,
    };
    return judged(answered ?? null, answer, this.clock.today());
  }

  private async read(number: string): Promise<InvoiceView> {
    const [invoice] = await this.invoices.find([number]);
    return found(invoice);
  }
}
