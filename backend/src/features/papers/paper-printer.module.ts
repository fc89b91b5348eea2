import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { PdfPaperPrinter } from './adapters/pdf/pdf-paper-printer.ts';
import { PaperPrinter } from './application/paper-printer.ts';

/** For whatever feature has something to print. */
@Module({
  imports: [PrintingModule],
  providers: [{ provide: PaperPrinter, useClass: PdfPaperPrinter }],
  exports: [PaperPrinter],
})
export class PaperPrinterModule {}
