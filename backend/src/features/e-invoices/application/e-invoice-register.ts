import { Injectable } from '@nestjs/common';
import type { EInvoicesDueView } from '@shop/contracts/e-invoices/views';
import { gstinOf } from '@shop/contracts/rules/documents/invoices/invoice';
import { invoiceNumberAt } from '@shop/contracts/rules/documents/invoices/invoice-number';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { InvoiceRepository } from '../../invoices/application/invoice-repository.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { inv01, type Inv01 } from '../domain/inv-01.ts';
import { problemsOf } from '../domain/problems.ts';
import { EInvoiceRepository } from './e-invoice-repository.ts';

/** The portal takes files of up to a megabyte; the rest comes with the next one. */
const LARGEST = 1_000_000;

/** What lacks an IRN, and the file that asks the portal for it. */
@Injectable()
export class EInvoiceRegister {
  constructor(
    private readonly eInvoices: EInvoiceRepository,
    private readonly invoices: InvoiceRepository,
    private readonly settings: ShopSettings,
  ) {}

  async due(): Promise<EInvoicesDueView> {
    const { invoices } = await this.settings.current();
    const { count, numbers } = await this.eInvoices.due();
    const documents = await this.invoices.find(numbers);
    return {
      from: invoices.eInvoiceFrom,
      count,
      documents: documents.map((document) => {
        const { number, kind, day, totalPaise, content } = document;
        const { tradeName, name } = content.buyer;
        const gstin = gstinOf(content);
        return {
          number,
          kind,
          day,
          totalPaise,
          buyerName: tradeName ?? name,
          gstin,
          problems: problemsOf(document),
        };
      }),
    };
  }

  /** Of all that lack an IRN and have no fault. @throws DomainError no-e-invoice-due */
  async file(): Promise<Inv01[]> {
    const { numbers } = await this.eInvoices.due();
    const documents = await this.invoices.find(numbers);
    const file: Inv01[] = [];
    let bytes = 2;
    for (const document of documents.filter((each) => problemsOf(each).length === 0)) {
      const made = inv01(document);
      bytes += Buffer.byteLength(JSON.stringify(made)) + 1;
      if (bytes > LARGEST && file.length > 0) break;
      file.push(made);
    }
    if (file.length === 0) throw new DomainError('conflict', 'no-e-invoice-due', {});
    return file;
  }

  /** @param address its number as an address has it @throws DomainError not-found, irn-refused, e-invoice-incomplete */
  async fileOf(address: string): Promise<Inv01[]> {
    const [invoice] = await this.invoices.find([invoiceNumberAt(address)]);
    const document = found(invoice);
    if (gstinOf(document.content) === '')
      throw new DomainError('conflict', 'irn-refused', { why: 'not-needed' });
    const problems = problemsOf(document);
    const { number } = document;
    if (problems.length > 0) throw new DomainError('conflict', 'e-invoice-incomplete', { number, problems });
    return [inv01(document)];
  }
}
