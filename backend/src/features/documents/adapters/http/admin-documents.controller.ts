import { Body, Controller, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import {
  fetchPrinting,
  readDocuments,
  readPrinting,
  startPrinting,
} from '@shop/contracts/documents/endpoints';
import { PrintingParams, ReadDocumentsQuery, StartPrintingRequest } from '@shop/contracts/documents/requests';
import type { DocumentsView } from '@shop/contracts/documents/views';
import { packingPath } from '@shop/contracts/rules/documents/slip-path';
import { toString as toQrCode } from 'qrcode';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { pdfFile } from '../../../../platform/printing/pdf-file.ts';
import { found } from '../../../../shared/domain-error.ts';
import { OrderDocuments } from '../../application/order-documents.ts';
import { Printings } from '../../application/printings.ts';
import { qrCodeOf } from '../../../../platform/printing/signed-qr-code.ts';

@Controller()
export class AdminDocumentsController {
  constructor(
    private readonly documents: OrderDocuments,
    private readonly printings: Printings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Route(readDocuments)
  @Needs('orders.read')
  async read(@Query() { orders: numbers }: ReadDocumentsQuery): Promise<DocumentsView> {
    const documents = await this.documents.read(numbers.split(','));
    const ofOrders = documents.orders.map(async ({ number }) => {
      const address = this.config.publicUrl + packingPath(number);
      return [number, await toQrCode(address, { type: 'svg', margin: 0 })] as const;
    });
    const ofInvoices = documents.invoices.map(
      async (invoice) => [invoice.number, await qrCodeOf(invoice)] as const,
    );
    const qrCodes = [...(await Promise.all(ofOrders)), ...(await Promise.all(ofInvoices))];
    return { ...documents, qrCodes: Object.fromEntries(qrCodes.filter(hasQrCode)) };
  }

  @Route(startPrinting)
  @Needs('orders.read')
  @Once()
  start(@Body() body: StartPrintingRequest, @CurrentStaff() { id }: StaffView) {
    return this.documents.start(body, id);
  }

  @Route(readPrinting)
  @Needs('orders.read')
  async find(@Param() { id }: PrintingParams, @CurrentStaff() staff: StaffView) {
    return found(await this.printings.find(id, staff.id));
  }

  @Route(fetchPrinting)
  @Needs('orders.read')
  async fetch(@Param() { id }: PrintingParams, @CurrentStaff() staff: StaffView): Promise<StreamableFile> {
    const { paper, bytes } = found(await this.printings.file(id, staff.id));
    return pdfFile(paper, bytes);
  }
}

function hasQrCode(
  qrCode: readonly [number: string, svg: string | null],
): qrCode is readonly [string, string] {
  return qrCode[1] !== null;
}
