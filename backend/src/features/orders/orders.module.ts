import { Module } from '@nestjs/common';
import { PrintingModule } from '../../printing/printing.module.ts';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { Clock } from '../../shared/clock.ts';
import { EarlierTransfers } from '../../shared/earlier-transfers.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Outbox } from '../../shared/letters/outbox.ts';
import { Throttle } from '../../shared/throttle/throttle.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { OwnerAlerts } from '../accounts/application/staff/owner-alerts.ts';
import { OwnerAlertsModule } from '../accounts/owner-alerts.module.ts';
import { ProductsForSale } from '../catalogue/application/products-for-sale.ts';
import { Stock } from '../catalogue/application/stock.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { Destinations } from '../places/application/destinations.ts';
import { TaxInvoices } from '../invoices/application/tax-invoices.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { PlacesModule } from '../places/places.module.ts';
import { Commissions } from '../referrals/application/commissions.ts';
import { ReferralCodes } from '../referrals/application/referral-codes.ts';
import { ReferralsModule } from '../referrals/referrals.module.ts';
import { AskCredit } from '../schemes/application/ask-credit.ts';
import { SchemeCredit } from '../schemes/application/scheme-credit.ts';
import { SchemesModule } from '../schemes/schemes.module.ts';
import { ShopDoor } from '../shop/application/shop-door.ts';
import { ShopSettings } from '../shop/application/shop-settings.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { WatchReservations } from './adapters/jobs/watch-reservations.ts';
import { PdfEstimatePrinter } from './adapters/pdf/pdf-estimate-printer.ts';
import { PostgresOrderQueries } from './adapters/postgres/postgres-order-queries.ts';
import { PostgresOrderRepository } from './adapters/postgres/postgres-order-repository.ts';
import { PostgresProposalRepository } from './adapters/postgres/postgres-proposal-repository.ts';
import { PostgresReceiptRepository } from './adapters/postgres/postgres-receipt-repository.ts';
import { PostgresReservationBook } from './adapters/postgres/postgres-reservation-book.ts';
import { PostgresSentOrders } from './adapters/postgres/postgres-sent-orders.ts';
import { AnswerOwnProposal } from './application/proposals/answer-own-proposal.ts';
import { AnswerProposal } from './application/proposals/answer-proposal.ts';
import { AttributeOrder } from './application/desk/attribute-order.ts';
import { CreditGoods } from './application/desk/credit-goods.ts';
import { CancelTogether } from './application/desk/cancel-together.ts';
import { DeskWork } from './application/desk/desk-work.ts';
import { EditOrder } from './application/desk/edit-order.ts';
import { EstimatePrinter } from './application/customer/estimate-printer.ts';
import { LookUpOrder } from './application/customer/look-up-order.ts';
import { MergeOrders } from './application/desk/merge-orders.ts';
import { OrderCredit } from './application/payments/order-credit.ts';
import { OrderDesk } from './application/desk/order-desk.ts';
import { OrderGuard } from './application/placing/order-guard.ts';
import { OrderLetters } from './application/order-letters.ts';
import { OrderPayments } from './application/payments/order-payments.ts';
import { OrderTally } from './application/placing/order-tally.ts';
import { OrderProposals } from './application/proposals/order-proposals.ts';
import { OrderQueries } from './application/order-queries.ts';
import { PaymentDoubts } from './application/payments/payment-doubts.ts';
import { PlaceOrder } from './application/placing/place-order.ts';
import { PrintEstimate } from './application/customer/print-estimate.ts';
import { ProposeChange } from './application/proposals/propose-change.ts';
import { QuoteDraft } from './application/placing/quote-draft.ts';
import { ReservationBook } from './application/placing/reservation-book.ts';
import { Reservations } from './application/placing/reservations.ts';
import { SentOrders } from './application/placing/sent-orders.ts';
import { TrackOrder } from './application/customer/track-order.ts';
import { OrderRepository } from './domain/order-repository.ts';
import { ProposalRepository } from './domain/proposal.ts';
import { ReceiptRepository } from './domain/receipt-repository.ts';

const useCases = [
  useCase(QuoteDraft, ProductsForSale, Destinations, OrderGuard, SentOrders, Stock),
  useCase(
    PlaceOrder,
    ShopDoor,
    OrderGuard,
    Destinations,
    ReferralCodes,
    ProductsForSale,
    Stock,
    OrderRepository,
    OrderLetters,
    OrderCredit,
    Commissions,
    Transaction,
    Clock,
    Identifiers,
    OrderTally,
  ),
  useCase(OrderTally),
  useCase(TrackOrder, OrderQueries, ShopSettings),
  useCase(PrintEstimate, TrackOrder, ShopSettings, EstimatePrinter, Throttle),
  useCase(LookUpOrder, OrderQueries, SentOrders, Throttle),
  useCase(AttributeOrder, DeskWork, OrderRepository, OrderQueries, ReferralCodes, Commissions, AuditLog),
  useCase(OrderCredit, DeskWork, ReceiptRepository, SchemeCredit, AskCredit, OrderQueries, Identifiers),
  useCase(OrderDesk, DeskWork, OrderRepository, OrderQueries, Stock, OrderCredit, ShopSettings),
  useCase(CancelTogether, OrderDesk),
  useCase(
    Reservations,
    ReservationBook,
    DeskWork,
    Stock,
    ShopSettings,
    OwnerAlerts,
    AuditLog,
    Transaction,
    Clock,
  ),
  useCase(EditOrder, DeskWork, OrderRepository, Destinations, ProductsForSale, Stock, OrderQueries),
  useCase(AnswerProposal, OrderRepository, ProposalRepository, EditOrder),
  useCase(AnswerOwnProposal, DeskWork, TrackOrder, ProposalRepository, AnswerProposal, Throttle),
  useCase(
    ProposeChange,
    DeskWork,
    OrderRepository,
    ProposalRepository,
    EditOrder,
    AnswerProposal,
    OrderLetters,
    OrderQueries,
    AuditLog,
  ),
  useCase(CreditGoods, DeskWork, TaxInvoices, Stock, OrderQueries),
  useCase(
    OrderPayments,
    DeskWork,
    OrderRepository,
    ReceiptRepository,
    PaymentDoubts,
    OrderQueries,
    Identifiers,
    ShopSettings,
  ),
  useCase(
    MergeOrders,
    DeskWork,
    OrderRepository,
    ReceiptRepository,
    OrderPayments,
    Destinations,
    ProductsForSale,
    Stock,
    OrderQueries,
  ),
];

@Module({
  imports: [
    OwnerAlertsModule,
    CatalogueModule,
    InvoicesModule,
    PlacesModule,
    PrintingModule,
    ReferralsModule,
    SchemesModule,
    ShopModule,
  ],
  providers: [
    { provide: OrderRepository, useClass: PostgresOrderRepository },
    { provide: ProposalRepository, useClass: PostgresProposalRepository },
    { provide: ReceiptRepository, useClass: PostgresReceiptRepository },
    { provide: SentOrders, useClass: PostgresSentOrders },
    { provide: OrderQueries, useClass: PostgresOrderQueries },
    { provide: EstimatePrinter, useClass: PdfEstimatePrinter },
    useCase(OrderLetters, Outbox),
    useCase(OrderProposals, ProposalRepository),
    useCase(
      DeskWork,
      OrderRepository,
      OrderProposals,
      OrderLetters,
      Commissions,
      TaxInvoices,
      Stock,
      Transaction,
      Clock,
    ),
    useCase(PaymentDoubts, ReceiptRepository, EarlierTransfers),
    useCase(OrderGuard, ShopSettings, SentOrders, ReservationBook),
    { provide: ReservationBook, useClass: PostgresReservationBook },
    WatchReservations,
    ...useCases,
  ],
  exports: [EstimatePrinter, OrderQueries, ...useCases.map((provider) => provider.provide), PrintingModule],
})
export class OrdersModule {}
