import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import {
  cancelIrn,
  exportEInvoices,
  listEInvoicesDue,
  recordAnswers,
  registerInvoice,
} from '@shop/contracts/e-invoices/endpoints';
import {
  CancelIrnRequest,
  EInvoiceFileQuery,
  RecordAnswersRequest,
  RegisterInvoiceRequest,
} from '@shop/contracts/e-invoices/requests';
import type { AnswersView, EInvoicesDueView } from '@shop/contracts/e-invoices/views';
import { InvoiceParams } from '@shop/contracts/invoices/requests';
import type { InvoiceSheetView } from '@shop/contracts/invoices/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { withQrCode } from '../../../../platform/printing/signed-qr-code.ts';
import { EInvoiceRegister } from '../../application/e-invoice-register.ts';
import { RegisterInvoices } from '../../application/register-invoices.ts';

/** INV-01 goes to the invoice registration portal, and the portal's answers come back. */
@Controller()
export class AdminEInvoicesController {
  constructor(
    private readonly register: EInvoiceRegister,
    private readonly registering: RegisterInvoices,
  ) {}

  @Route(listEInvoicesDue)
  @Needs('invoices.read')
  due(): Promise<EInvoicesDueView> {
    return this.register.due();
  }

  @Route(exportEInvoices)
  @Needs('invoices.export')
  @NeedsPassword('exported')
  async export(@Query() { invoice }: EInvoiceFileQuery): Promise<StreamableFile> {
    const file = await (invoice ? this.register.fileOf(invoice) : this.register.file());
    return new StreamableFile(Buffer.from(JSON.stringify(file)), {
      type: 'application/json',
      disposition: `attachment; filename="INV-01-${invoice ?? file.length}.json"`,
    });
  }

  @Route(recordAnswers)
  @Needs('invoices.credit')
  async answers(
    @Body() { rows }: RecordAnswersRequest,
    @StaffActor() actor: StaffPerson,
  ): Promise<AnswersView> {
    return { results: await this.registering.many(rows, actor) };
  }

  @Route(registerInvoice)
  @Needs('invoices.credit')
  async one(
    @Param() { invoice }: InvoiceParams,
    @Body() body: RegisterInvoiceRequest,
    @StaffActor() actor: StaffPerson,
  ): Promise<InvoiceSheetView> {
    return withQrCode(await this.registering.one(invoice, body, actor));
  }

  @Route(cancelIrn)
  @Needs('invoices.credit')
  async cancel(
    @Param() { invoice }: InvoiceParams,
    @Body() { cancelledOn }: CancelIrnRequest,
    @StaffActor() actor: StaffPerson,
  ): Promise<InvoiceSheetView> {
    return withQrCode(await this.registering.cancel(invoice, cancelledOn, actor));
  }
}
