import { Injectable } from '@nestjs/common';
import { invoiceNumberAt } from '@shop/contracts/rules/documents/invoices/invoice-number';
import { found } from '../../../shared/domain-error.ts';
import { Throttle, type ThrottleRule } from '../../../shared/throttle/throttle.ts';
import { DocumentPrinter, withCopies } from '../../documents/application/document-printer.ts';
import { InvoiceRepository } from './invoice-repository.ts';

/** Printing is work: a link that many people open must not keep the shop from serving. */
const BY_INVOICE: ThrottleRule = { limit: 60, windowMs: 600_000 };

/** An invoice on paper, by its number as an address has it. */
@Injectable()
export class PrintInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly printer: DocumentPrinter,
    private readonly throttle: Throttle,
  ) {}

  async forStaff(address: string): Promise<Uint8Array> {
    const [invoice] = await this.invoices.find([invoiceNumberAt(address)]);
    return this.printer.invoices(withCopies([found(invoice ?? null)]));
  }

  /** The customer of the order gets the original alone. @throws DomainError not-found, too-many-requests */
  async forCustomer(token: string, address: string): Promise<Uint8Array> {
    const invoice = found(await this.invoices.findOwn(token, invoiceNumberAt(address)));
    await this.throttle.take(`invoice ${invoice.number}`, BY_INVOICE);
    return this.printer.invoices([{ invoice, copy: 'recipient' }]);
  }
}
