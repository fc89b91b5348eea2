import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import { Clock } from '../../../shared/clock.ts';
import { DocumentPrinter } from '../../documents/application/document-printer.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { CatalogueQueries } from './catalogue-queries.ts';

/** The price list as it is now, on paper. */
@Injectable()
export class PrintPriceList {
  constructor(
    private readonly catalogue: CatalogueQueries,
    private readonly settings: ShopSettings,
    private readonly printer: DocumentPrinter,
    private readonly clock: Clock,
  ) {}

  async execute(language: Language): Promise<Uint8Array> {
    const [list, settings] = await Promise.all([this.catalogue.priceList(), this.settings.current()]);
    return this.printer.priceList(list, settings, this.clock.today(), language);
  }
}
