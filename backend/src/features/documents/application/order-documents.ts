import { Injectable } from '@nestjs/common';
import type { StartPrintingRequest } from '@shop/contracts/documents/requests';
import type { DocumentsView, PrintingView } from '@shop/contracts/documents/views';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { mayLeave } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { DelayedJobs } from '../../../shared/delayed-jobs.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { InvoiceRepository } from '../../invoices/application/invoice-repository.ts';
import { paymentDetailsFor, OrderQueries } from '../../orders/application/order-queries.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { DocumentPrinter, withCopies } from './document-printer.ts';
import { type NewPrinting, Printings } from './printings.ts';

/** So long a file is kept, ms: names and addresses stand in it. */
const KEPT = 86_400_000;

/** What the order desk prints of orders: at once in the browser, or as a PDF by a job. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly orders: OrderQueries,
    private readonly invoices: InvoiceRepository,
    private readonly settings: ShopSettings,
    private readonly printer: DocumentPrinter,
    private readonly printings: Printings,
    private readonly delayedJobs: DelayedJobs,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {}

  async read(numbers: readonly string[]): Promise<Omit<DocumentsView, 'qrCodes'>> {
    const { sale, payment } = await this.settings.current();
    const orders = await this.orders.severalForDesk(numbers);
    const terms = { saleMode: sale.mode, details: payment };
    const invoices = await this.invoices.find(lastInvoicesOf(orders));
    const leaves = ({ registration }: InvoiceView) => mayLeave(registration);
    return {
      orders: orders.map((order) => ({ ...order, paymentDetails: paymentDetailsFor(order, terms) })),
      invoices: invoices.filter(leaves),
      withoutIrn: invoices
        .filter((each) => !leaves(each))
        .map(({ number, content }) => ({ number, orderNumber: content.orderNumber })),
    };
  }

  /** @param person whoever asks for it, and may fetch it @throws DomainError irn-missing, where nothing else is asked for */
  async start({ paper, orders }: StartPrintingRequest, person: string): Promise<PrintingView> {
    if (paper === 'invoices') {
      const { invoices, withoutIrn } = await this.read(orders.map(({ number }) => number));
      if (invoices.length === 0 && withoutIrn.length > 0)
        throw new DomainError('conflict', 'irn-missing', { numbers: withoutIrn.map(({ number }) => number) });
    }
    const at = this.clock.now();
    const id = this.identifiers.uuid();
    const printing = { id, paper, orders, requestedBy: person, at };
    await this.transaction.run(async () => {
      await this.printings.add(printing);
      await this.delayedJobs.schedule('papers', 'print', id, 0);
      await this.delayedJobs.schedule('papers', 'forget', id, KEPT);
    });
    return found(await this.printings.find(id, person));
  }

  /** Makes the file of a printing that waits. @throws DomainError busy, when it may be tried again */
  async print(id: string): Promise<void> {
    const printing = await this.printings.waiting(id);
    if (!printing) return;
    await this.printings.finish(id, await this.made(printing));
  }

  private async made({ paper, orders: asked }: Pick<NewPrinting, 'paper' | 'orders'>): Promise<Uint8Array> {
    const { orders, invoices } = await this.read(asked.map(({ number }) => number));
    if (paper === 'invoices') {
      if (invoices.length === 0) throw new DomainError('not-found', 'not-found', {});
      return this.printer.invoices(withCopies(invoices));
    }
    const { identity } = await this.settings.current();
    if (paper === 'estimates') return this.printer.estimates(orders, identity);
    const parcels = new Map(asked.map(({ number, parcels: covers }) => [number, covers]));
    const counted = orders.map((order) => ({
      ...order,
      parcels: order.dispatch?.parcels ?? parcels.get(order.number) ?? order.parcels ?? 1,
    }));
    return this.printer.forGoods(paper, counted, identity);
  }
}

/** Of each order the one that stands, where one does. */
function lastInvoicesOf(orders: readonly Pick<AdminOrderView, 'invoices'>[]): string[] {
  return orders.flatMap(({ invoices }) => {
    const last = invoices.findLast(({ isPart }) => !isPart);
    return last?.kind === 'invoice' ? [last.number] : [];
  });
}
