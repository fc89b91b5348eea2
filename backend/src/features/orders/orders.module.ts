import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { OwnerAlertsModule } from '../accounts/owner-alerts.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { DocumentPrinterModule } from '../documents/document-printer.module.ts';
import { PlacesModule } from '../places/places.module.ts';
import { ReferralsModule } from '../referrals/referrals.module.ts';
import { SchemesModule } from '../schemes/schemes.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { TextsModule } from '../texts/texts.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { SweepClaimPhotos } from './adapters/jobs/sweep-claim-photos.ts';
import { WatchReservations } from './adapters/jobs/watch-reservations.ts';
import { PostgresClaimRepository } from './adapters/postgres/postgres-claim-repository.ts';
import { PostgresDevices } from './adapters/postgres/postgres-devices.ts';
import { PostgresOrderQueries } from './adapters/postgres/postgres-order-queries.ts';
import { PostgresOrderRepository } from './adapters/postgres/postgres-order-repository.ts';
import { PostgresProposalRepository } from './adapters/postgres/postgres-proposal-repository.ts';
import { PostgresReceiptRepository } from './adapters/postgres/postgres-receipt-repository.ts';
import { PostgresOrderGuardRepository } from './adapters/postgres/postgres-order-guard-repository.ts';
import { AnswerChangeRequest } from './application/own-changes/answer-change-request.ts';
import { AnswerClaim } from './application/claims/answer-claim.ts';
import { ClaimGoods } from './application/claims/claim-goods.ts';
import { ClaimPhotos } from './application/claims/claim-photos.ts';
import { ChangeOwnOrder } from './application/own-changes/change-own-order.ts';
import { OwnChangeRules } from './application/own-changes/own-change-rules.ts';
import { OwnOrders } from './application/own-changes/own-orders.ts';
import { OwnOrderPage } from './adapters/http/own-order-page.ts';
import { PostgresOwnChangeRepository } from './adapters/postgres/postgres-own-change-repository.ts';
import { ClaimRepository } from './domain/claim.ts';
import { OwnChangeRepository } from './domain/own-change.ts';
import { AnswerOwnProposal } from './application/proposals/answer-own-proposal.ts';
import { AnswerProposal } from './application/proposals/answer-proposal.ts';
import { AttributeOrder } from './application/desk/attribute-order.ts';
import { CreditGoods } from './application/desk/credit-goods.ts';
import { CancelTogether } from './application/desk/cancel-together.ts';
import { DeskWork } from './application/desk/desk-work.ts';
import { Devices } from './application/customer/devices.ts';
import { EditOrder } from './application/desk/edit-order.ts';
import { LookUpOrder } from './application/customer/look-up-order.ts';
import { MergeOrders } from './application/desk/merge-orders.ts';
import { OrderCredit } from './application/payments/order-credit.ts';
import { OrderDesk } from './application/desk/order-desk.ts';
import { OrderGuard } from './application/placing/order-guard.ts';
import { OrderEmails } from './application/order-emails.ts';
import { OrderPayments } from './application/payments/order-payments.ts';
import { OrderTally } from './application/placing/order-tally.ts';
import { OrderProposals } from './application/proposals/order-proposals.ts';
import { OrderQueries } from './application/order-queries.ts';
import { PaymentWarnings } from './application/payments/payment-warnings.ts';
import { OrderManifest } from './application/customer/order-manifest.ts';
import { PlaceOrder } from './application/placing/place-order.ts';
import { PrintEstimate } from './application/customer/print-estimate.ts';
import { ProposeChange } from './application/proposals/propose-change.ts';
import { QuoteDraft } from './application/placing/quote-draft.ts';
import { OrderGuardRepository } from './application/placing/order-guard-repository.ts';
import { Reservations } from './application/placing/reservations.ts';
import { TrackOrder } from './application/customer/track-order.ts';
import { OrderRepository } from './domain/order-repository.ts';
import { ProposalRepository } from './domain/proposal.ts';
import { ReceiptRepository } from './domain/receipt-repository.ts';

const useCases = [
  QuoteDraft,
  PlaceOrder,
  OrderTally,
  TrackOrder,
  PrintEstimate,
  OrderManifest,
  LookUpOrder,
  AttributeOrder,
  OrderCredit,
  OrderDesk,
  CancelTogether,
  Reservations,
  EditOrder,
  AnswerProposal,
  AnswerOwnProposal,
  ProposeChange,
  ChangeOwnOrder,
  AnswerChangeRequest,
  OwnOrderPage,
  ClaimGoods,
  ClaimPhotos,
  AnswerClaim,
  CreditGoods,
  OrderPayments,
  MergeOrders,
];

@Module({
  imports: [
    OwnerAlertsModule,
    CatalogueModule,
    InvoicesModule,
    DocumentPrinterModule,
    PlacesModule,
    PrintingModule,
    ReferralsModule,
    SchemesModule,
    ShopModule,
    TextsModule,
    UploadsModule,
  ],
  providers: [
    { provide: OrderRepository, useClass: PostgresOrderRepository },
    { provide: ProposalRepository, useClass: PostgresProposalRepository },
    { provide: ClaimRepository, useClass: PostgresClaimRepository },
    { provide: OwnChangeRepository, useClass: PostgresOwnChangeRepository },
    OwnOrders,
    OwnChangeRules,
    { provide: ReceiptRepository, useClass: PostgresReceiptRepository },
    { provide: Devices, useClass: PostgresDevices },
    { provide: OrderQueries, useClass: PostgresOrderQueries },
    OrderEmails,
    OrderProposals,
    DeskWork,
    PaymentWarnings,
    OrderGuard,
    { provide: OrderGuardRepository, useClass: PostgresOrderGuardRepository },
    WatchReservations,
    SweepClaimPhotos,
    ...useCases,
  ],
  exports: [Devices, OrderQueries, ...useCases, PrintingModule],
})
export class OrdersModule {}
