import { Body, Controller, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { fetchPrinting, readPapers, readPrinting, startPrinting } from '@shop/contracts/papers/endpoints';
import { PrintingParams, ReadPapersQuery, StartPrintingRequest } from '@shop/contracts/papers/requests';
import type { PapersView } from '@shop/contracts/papers/views';
import { packingPath } from '@shop/contracts/rules/papers/slip-path';
import { toString as toQrCode } from 'qrcode';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { pdfFile } from '../../../../platform/printing/pdf-file.ts';
import { found } from '../../../../shared/domain-error.ts';
import { OrderPapers } from '../../application/order-papers.ts';
import { Printings } from '../../application/printings.ts';

@Controller()
export class AdminPapersController {
  constructor(
    private readonly papers: OrderPapers,
    private readonly printings: Printings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Route(readPapers)
  @Needs('orders.read')
  async read(@Query() { orders: numbers }: ReadPapersQuery): Promise<PapersView> {
    const papers = await this.papers.read(numbers.split(','));
    const qrCodes = papers.orders.map(async ({ number }) => {
      const address = this.config.publicUrl + packingPath(number);
      return [number, await toQrCode(address, { type: 'svg', margin: 0 })] as const;
    });
    return { ...papers, squares: Object.fromEntries(await Promise.all(qrCodes)) };
  }

  @Route(startPrinting)
  @Needs('orders.read')
  @Once()
  start(@Body() body: StartPrintingRequest, @CurrentStaff() { id }: StaffView) {
    return this.papers.start(body, id);
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
