import { Controller, Query, Res, StreamableFile } from '@nestjs/common';
import { printPriceList } from '@shop/contracts/catalogue/endpoints';
import { LanguageQuery } from '@shop/contracts/language/requests';
import type { FastifyReply } from 'fastify';
import { Route } from '../../../../platform/http/route.ts';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Clock } from '../../../../shared/clock.ts';
import { PrintPriceList } from '../../application/print-price-list.ts';

/** Printed once a content version, day and language, because printing takes a while. */
@Controller()
export class PublicPriceListPdfController {
  constructor(
    private readonly printing: PrintPriceList,
    private readonly cache: ContentCache,
    private readonly clock: Clock,
  ) {}

  @Route(printPriceList)
  async print(
    @Query() { language = 'en' }: LanguageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const today = this.clock.today();
    const bytes = await this.cache.keep(`price list pdf ${language} ${today}`, () =>
      this.printing.execute(language),
    );
    void reply.header('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `inline; filename="price-list-${today}.pdf"`,
      length: bytes.length,
    });
  }
}
