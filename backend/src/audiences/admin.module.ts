import { Module, type Type } from '@nestjs/common';
import { AccountsModule } from '../features/accounts/accounts.module.ts';
import { AdminAuditController } from '../features/audit/adapters/http/admin-audit.controller.ts';
import { AuditModule } from '../features/audit/audit.module.ts';
import { AdminReferrerLinksController } from '../features/accounts/adapters/http/admin-referrer-links.controller.ts';
import { AdminUsersController } from '../features/accounts/adapters/http/admin-users.controller.ts';
import { OwnerAlertsController } from '../features/accounts/adapters/http/owner-alerts.controller.ts';
import { OwnerAlertsModule } from '../features/accounts/owner-alerts.module.ts';
import { StaffLiveController } from '../features/accounts/adapters/http/live.controller.ts';
import { StaffOwnAccountController } from '../features/accounts/adapters/http/own-account.controller.ts';
import { StaffSessionController } from '../features/accounts/adapters/http/session.controller.ts';
import { AdminBankStatementsController } from '../features/bank-statements/adapters/http/admin-bank-statements.controller.ts';
import { BankStatementsModule } from '../features/bank-statements/bank-statements.module.ts';
import { AdminBlogController } from '../features/blog/adapters/http/admin-blog.controller.ts';
import { BlogModule } from '../features/blog/blog.module.ts';
import { AdminBooksController } from '../features/books/adapters/http/admin-books.controller.ts';
import { BooksModule } from '../features/books/books.module.ts';
import { AdminCallsController } from '../features/calls/adapters/http/admin-calls.controller.ts';
import { CallsModule } from '../features/calls/calls.module.ts';
import { AdminCategoriesController } from '../features/catalogue/adapters/http/admin-categories.controller.ts';
import {
  AdminBrandsController,
  AdminProductTagsController,
  AdminProductWordsController,
} from '../features/catalogue/adapters/http/admin-product-words.controller.ts';
import {
  AdminReadyListOrderController,
  AdminReadyListsController,
} from '../features/catalogue/adapters/http/admin-ready-lists.controller.ts';
import { AdminProductsController } from '../features/catalogue/adapters/http/admin-products.controller.ts';
import { CatalogueModule } from '../features/catalogue/catalogue.module.ts';
import { AdminContactsController } from '../features/contacts/adapters/http/admin-contacts.controller.ts';
import { AdminSheetsController } from '../features/sheets/adapters/http/admin-sheets.controller.ts';
import { SheetsModule } from '../features/sheets/sheets.module.ts';
import { ContactsModule } from '../features/contacts/contacts.module.ts';
import { AdminFiguresController } from '../features/figures/adapters/http/admin-figures.controller.ts';
import { FiguresModule } from '../features/figures/figures.module.ts';
import { AdminFindingController } from '../features/finding/adapters/http/admin-finding.controller.ts';
import { FindingModule } from '../features/finding/finding.module.ts';
import { AdminEInvoicesController } from '../features/e-invoices/adapters/http/admin-e-invoices.controller.ts';
import { EInvoicesModule } from '../features/e-invoices/e-invoices.module.ts';
import { AdminInvoicesController } from '../features/invoices/adapters/http/admin-invoices.controller.ts';
import { InvoicesModule } from '../features/invoices/invoices.module.ts';
import { AdminJobsController } from '../features/jobs/adapters/http/admin-jobs.controller.ts';
import { JobDeskModule } from '../features/jobs/job-desk.module.ts';
import { AdminAttributionController } from '../features/orders/adapters/http/admin-attribution.controller.ts';
import { AdminCreditNotesController } from '../features/orders/adapters/http/admin-credit-notes.controller.ts';
import { AdminMergesController } from '../features/orders/adapters/http/admin-merges.controller.ts';
import { AdminOrderGuardController } from '../features/orders/adapters/http/admin-order-guard.controller.ts';
import { AdminOrdersController } from '../features/orders/adapters/http/admin-orders.controller.ts';
import { AdminPhoneOrdersController } from '../features/orders/adapters/http/admin-phone-orders.controller.ts';
import { AdminChangeRequestsController } from '../features/orders/adapters/http/admin-change-requests.controller.ts';
import { AdminClaimsController } from '../features/orders/adapters/http/admin-claims.controller.ts';
import { AdminProposalsController } from '../features/orders/adapters/http/admin-proposals.controller.ts';
import { OrdersModule } from '../features/orders/orders.module.ts';
import { AdminPackingController } from '../features/packing/adapters/http/admin-packing.controller.ts';
import { PackingModule } from '../features/packing/packing.module.ts';
import { AdminDocumentsController } from '../features/documents/adapters/http/admin-documents.controller.ts';
import { DocumentsModule } from '../features/documents/documents.module.ts';
import { AdminPickupLocationsController } from '../features/places/adapters/http/admin-pickup-locations.controller.ts';
import { AdminPlacesController } from '../features/places/adapters/http/admin-places.controller.ts';
import { PlacesModule } from '../features/places/places.module.ts';
import { AdminPricesController } from '../features/sheets/adapters/http/admin-prices.controller.ts';
import { AdminStockController } from '../features/sheets/adapters/http/admin-stock.controller.ts';
import { AdminProductImportController } from '../features/sheets/adapters/http/admin-product-import.controller.ts';
import { AdminCommissionCreditsController } from '../features/referrals/adapters/http/admin-commission-credits.controller.ts';
import { AdminPayoutsController } from '../features/referrals/adapters/http/admin-payouts.controller.ts';
import { AdminReferrersController } from '../features/referrals/adapters/http/admin-referrers.controller.ts';
import { ReferralsModule } from '../features/referrals/referrals.module.ts';
import { AdminRemindersController } from '../features/reminders/adapters/http/admin-reminders.controller.ts';
import { RemindersModule } from '../features/reminders/reminders.module.ts';
import { AdminSavedViewsController } from '../features/saved-views/adapters/http/admin-saved-views.controller.ts';
import { AdminMonthController } from '../features/reports/adapters/http/admin-month.controller.ts';
import { AdminCommissionReportController } from '../features/reports/adapters/http/admin-commission-report.controller.ts';
import { AdminLiabilityReportController } from '../features/reports/adapters/http/admin-liability-report.controller.ts';
import { AdminReportsController } from '../features/reports/adapters/http/admin-reports.controller.ts';
import { AdminTaxReportController } from '../features/reports/adapters/http/admin-tax-report.controller.ts';
import { AdminTallyController } from '../features/reports/adapters/http/admin-tally.controller.ts';
import { AdminSalesController } from '../features/reports/adapters/http/admin-sales.controller.ts';
import { AdminStockReportController } from '../features/reports/adapters/http/admin-stock-report.controller.ts';
import { ReportsModule } from '../features/reports/reports.module.ts';
import { SavedViewsModule } from '../features/saved-views/saved-views.module.ts';
import { AdminMembersController } from '../features/schemes/adapters/http/admin-members.controller.ts';
import { AdminRefundsController } from '../features/schemes/adapters/http/admin-refunds.controller.ts';
import { AdminSchemesController } from '../features/schemes/adapters/http/admin-schemes.controller.ts';
import { SchemesModule } from '../features/schemes/schemes.module.ts';
import { AdminSeasonsController } from '../features/seasons/adapters/http/admin-seasons.controller.ts';
import { SeasonsModule } from '../features/seasons/seasons.module.ts';
import { AdminOpeningController } from '../features/shop/adapters/http/admin-opening.controller.ts';
import { AdminSettingsController } from '../features/shop/adapters/http/admin-settings.controller.ts';
import { ShopModule } from '../features/shop/shop.module.ts';
import { AdminUploadsController } from '../features/uploads/adapters/http/admin-uploads.controller.ts';
import { AdminTextsController } from '../features/texts/adapters/http/admin-texts.controller.ts';
import { TextsModule } from '../features/texts/texts.module.ts';
import { UploadsModule } from '../features/uploads/uploads.module.ts';
import { assertGuarded } from '../platform/http/audience.ts';

/** The API of staff. */
export const ADMIN_CONTROLLERS: Type[] = [
  AdminAttributionController,
  AdminAuditController,
  AdminBankStatementsController,
  AdminBlogController,
  AdminBrandsController,
  AdminCallsController,
  AdminCategoriesController,
  AdminContactsController,
  AdminBooksController,
  AdminFiguresController,
  AdminFindingController,
  AdminEInvoicesController,
  AdminInvoicesController,
  AdminJobsController,
  AdminMembersController,
  AdminCreditNotesController,
  AdminMergesController,
  AdminChangeRequestsController,
  AdminClaimsController,
  AdminProposalsController,
  AdminOrderGuardController,
  AdminOrdersController,
  AdminPackingController,
  AdminDocumentsController,
  AdminCommissionCreditsController,
  AdminPayoutsController,
  AdminPhoneOrdersController,
  AdminPickupLocationsController,
  AdminPlacesController,
  AdminPricesController,
  AdminProductImportController,
  AdminProductTagsController,
  AdminProductWordsController,
  AdminReadyListOrderController,
  AdminReadyListsController,
  AdminProductsController,
  AdminReferrerLinksController,
  AdminReferrersController,
  AdminRemindersController,
  AdminMonthController,
  AdminReportsController,
  AdminTallyController,
  AdminSalesController,
  AdminStockReportController,
  AdminLiabilityReportController,
  AdminCommissionReportController,
  AdminTaxReportController,
  AdminSavedViewsController,
  AdminRefundsController,
  AdminSchemesController,
  AdminSeasonsController,
  AdminOpeningController,
  AdminSettingsController,
  AdminSheetsController,
  AdminStockController,
  AdminTextsController,
  AdminUploadsController,
  AdminUsersController,
  OwnerAlertsController,
  StaffLiveController,
  StaffOwnAccountController,
  StaffSessionController,
];

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BankStatementsModule,
    BlogModule,
    BooksModule,
    CallsModule,
    CatalogueModule,
    SheetsModule,
    ContactsModule,
    FiguresModule,
    FindingModule,
    EInvoicesModule,
    InvoicesModule,
    JobDeskModule,
    OrdersModule,
    OwnerAlertsModule,
    PackingModule,
    DocumentsModule,
    PlacesModule,
    ReferralsModule,
    RemindersModule,
    ReportsModule,
    SavedViewsModule,
    SchemesModule,
    SeasonsModule,
    ShopModule,
    TextsModule,
    UploadsModule,
  ],
  controllers: ADMIN_CONTROLLERS,
})
export class AdminModule {
  constructor() {
    assertGuarded('admin', ADMIN_CONTROLLERS);
  }
}
