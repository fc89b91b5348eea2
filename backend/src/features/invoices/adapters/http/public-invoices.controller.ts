import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { printOwnInvoice } from '@shop/contracts/orders/endpoints';
import { OwnInvoiceParams } from '@shop/contracts/invoices/requests';
import { Route } from '../../../../platform/http/route.ts';
import { PrintInvoice } from '../../application/print-invoice.ts';
import { pdfFile } from '../../../../platform/printing/pdf-file.ts';

@Controller()
export class PublicInvoicesController {
  constructor(private readonly printing: PrintInvoice) {}

  @Route(printOwnInvoice)
  async print(@Param() { token, invoice }: OwnInvoiceParams): Promise<StreamableFile> {
    return pdfFile(invoice, await this.printing.forCustomer(token, invoice));
  }
}
