import { Module, type Type } from '@nestjs/common';
import { AccountsModule } from '../features/accounts/accounts.module.ts';
import {
  ReferrerAccountLinksController,
  StaffAccountLinksController,
} from '../features/accounts/adapters/http/account-links.controller.ts';
import { IdentityProviderController } from '../features/accounts/adapters/http/identity-provider.controller.ts';
import {
  ReferrerSignInController,
  StaffSignInController,
} from '../features/accounts/adapters/http/sign-in.controller.ts';
import { PublicBlogController } from '../features/blog/adapters/http/public-blog.controller.ts';
import { BlogModule } from '../features/blog/blog.module.ts';
import { PublicCatalogueController } from '../features/catalogue/adapters/http/public-catalogue.controller.ts';
import { PublicPriceListPdfController } from '../features/catalogue/adapters/http/public-price-list-pdf.controller.ts';
import { PublicSearchController } from '../features/catalogue/adapters/http/public-search.controller.ts';
import { CatalogueModule } from '../features/catalogue/catalogue.module.ts';
import { PublicContactsController } from '../features/contacts/adapters/http/public-contacts.controller.ts';
import { ContactsModule } from '../features/contacts/contacts.module.ts';
import { PublicInvoicesController } from '../features/invoices/adapters/http/public-invoices.controller.ts';
import { InvoicesModule } from '../features/invoices/invoices.module.ts';
import { PublicClaimsController } from '../features/orders/adapters/http/public-claims.controller.ts';
import { PublicDeviceController } from '../features/orders/adapters/http/public-device.controller.ts';
import { PublicOrdersController } from '../features/orders/adapters/http/public-orders.controller.ts';
import { OwnChangesController } from '../features/orders/adapters/http/own-changes.controller.ts';
import { PublicProposalsController } from '../features/orders/adapters/http/public-proposals.controller.ts';
import { OrdersModule } from '../features/orders/orders.module.ts';
import { PublicPlacesController } from '../features/places/adapters/http/public-places.controller.ts';
import { PlacesModule } from '../features/places/places.module.ts';
import { PublicReferralsController } from '../features/referrals/adapters/http/public-referrals.controller.ts';
import { ReferralsModule } from '../features/referrals/referrals.module.ts';
import { PublicRemindersController } from '../features/reminders/adapters/http/public-reminders.controller.ts';
import { RemindersModule } from '../features/reminders/reminders.module.ts';
import { PublicSeasonsController } from '../features/seasons/adapters/http/public-seasons.controller.ts';
import { SeasonsModule } from '../features/seasons/seasons.module.ts';
import { PublicPassbooksController } from '../features/schemes/adapters/http/public-passbooks.controller.ts';
import { PublicSchemesController } from '../features/schemes/adapters/http/public-schemes.controller.ts';
import { SchemesModule } from '../features/schemes/schemes.module.ts';
import { PublicShopController } from '../features/shop/adapters/http/public-shop.controller.ts';
import { ShopModule } from '../features/shop/shop.module.ts';
import { PublicSitemapController } from '../features/sitemap/adapters/http/public-sitemap.controller.ts';
import { SitemapModule } from '../features/sitemap/sitemap.module.ts';
import { PublicTextsController } from '../features/texts/adapters/http/public-texts.controller.ts';
import { TextsModule } from '../features/texts/texts.module.ts';
import { MediaController } from '../features/uploads/adapters/http/media.controller.ts';
import { UploadsModule } from '../features/uploads/uploads.module.ts';
import { DeviceCookie } from '../platform/http/device-token.ts';
import { assertGuarded } from '../platform/http/audience.ts';

/** The API of everybody. */
export const PUBLIC_CONTROLLERS: Type[] = [
  StaffSignInController,
  ReferrerSignInController,
  IdentityProviderController,
  StaffAccountLinksController,
  ReferrerAccountLinksController,
  PublicShopController,
  PublicTextsController,
  PublicCatalogueController,
  PublicSearchController,
  PublicPriceListPdfController,
  PublicBlogController,
  PublicContactsController,
  PublicRemindersController,
  PublicSeasonsController,
  PublicPassbooksController,
  PublicSchemesController,
  PublicSitemapController,
  MediaController,
  PublicInvoicesController,
  PublicDeviceController,
  PublicOrdersController,
  OwnChangesController,
  PublicClaimsController,
  PublicProposalsController,
  PublicPlacesController,
  PublicReferralsController,
];

@Module({
  imports: [
    AccountsModule,
    BlogModule,
    CatalogueModule,
    ContactsModule,
    InvoicesModule,
    OrdersModule,
    PlacesModule,
    ReferralsModule,
    RemindersModule,
    SeasonsModule,
    SchemesModule,
    ShopModule,
    SitemapModule,
    TextsModule,
    UploadsModule,
  ],
  controllers: PUBLIC_CONTROLLERS,
  providers: [DeviceCookie],
})
export class PublicModule {
  constructor() {
    assertGuarded('public', PUBLIC_CONTROLLERS);
  }
}
