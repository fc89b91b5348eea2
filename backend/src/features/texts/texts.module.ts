import { Module } from '@nestjs/common';
import { MailTexts } from '../../shared/emails/mail-texts.ts';
import { PlacesModule } from '../places/places.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { CachedShopTexts, PostgresShopTexts } from './adapters/postgres/postgres-shop-texts.ts';
import { PostgresTerms } from './adapters/postgres/postgres-terms.ts';
import { OwnMailTexts } from './adapters/own-mail-texts.ts';
import { AcceptedTerms, TermsRepository } from './application/accepted-terms.ts';
import { PageTexts } from './application/page-texts.ts';
import { ShopTextRepository } from './application/shop-text-repository.ts';
import { ShopTexts } from './application/shop-texts.ts';
import { TextDesk } from './application/text-desk.ts';

@Module({
  imports: [PlacesModule, ShopModule],
  providers: [
    { provide: ShopTextRepository, useClass: PostgresShopTexts },
    { provide: ShopTexts, useClass: CachedShopTexts },
    { provide: TermsRepository, useClass: PostgresTerms },
    { provide: MailTexts, useClass: OwnMailTexts },
    PageTexts,
    TextDesk,
    AcceptedTerms,
  ],
  exports: [PageTexts, TextDesk, AcceptedTerms, TermsRepository],
})
export class TextsModule {}
