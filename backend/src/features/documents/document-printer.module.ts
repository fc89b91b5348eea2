import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { PdfDocumentPrinter } from './adapters/pdf/pdf-document-printer.ts';
import { DocumentPrinter } from './application/document-printer.ts';

/** For whatever feature has something to print. */
@Module({
  imports: [PrintingModule],
  providers: [{ provide: DocumentPrinter, useClass: PdfDocumentPrinter }],
  exports: [DocumentPrinter],
})
export class DocumentPrinterModule {}
