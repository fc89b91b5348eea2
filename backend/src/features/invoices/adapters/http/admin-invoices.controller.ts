import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { exportInvoices, listInvoices, printInvoice, readInvoice } from '@shop/contracts/invoices/endpoints';
import { InvoiceParams, ListInvoicesQuery } from '@shop/contracts/invoices/requests';
import type { InvoiceSheetView } from '@shop/contracts/invoices/views';
import { ExportParams } from '@shop/contracts/listing/requests';
import { invoiceNumberAt } from '@shop/contracts/rules/documents/invoices/invoice-number';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { found } from '../../../../shared/domain-error.ts';
import { InvoiceRepository } from '../../application/invoice-repository.ts';
import { PrintInvoice } from '../../application/print-invoice.ts';
import { entriesOf, invoiceExport } from './invoice-export.ts';
import { withQrCode } from '../../../../platform/printing/signed-qr-code.ts';
import { pdfFile } from '../../../../platform/printing/pdf-file.ts';

@Controller()
export class AdminInvoicesController {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly printing: PrintInvoice,
    private readonly files: ExportFiles,
  ) {}

  @Route(listInvoices)
  @Needs('invoices.read')
  list(@Query() query: ListInvoicesQuery) {
    return this.invoices.page(query);
  }

  @Route(exportInvoices)
  @Needs('invoices.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListInvoicesQuery) {
    const entries = (await this.invoices.all(query)).flatMap(entriesOf);
    return this.files.make('invoices', format, invoiceExport, entries);
  }

  @Route(readInvoice)
  @Needs('invoices.read')
  async read(@Param() { invoice }: InvoiceParams): Promise<InvoiceSheetView> {
    const [view] = await this.invoices.find([invoiceNumberAt(invoice)]);
    return withQrCode(found(view));
  }

  @Route(printInvoice)
  @Needs('invoices.read')
  async print(@Param() { invoice }: InvoiceParams): Promise<StreamableFile> {
    return pdfFile(invoice, await this.printing.forStaff(invoice));
  }
}
