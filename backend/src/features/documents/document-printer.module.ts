import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { PdfDocumentPrinter } from './adapters/pdf/pdf-document-printer.ts';
import { PrintedLogo } from './application/printed-logo.ts';
import { DocumentPrinter } from './application/document-printer.ts';

/** For whatever feature has something to print. */
@Module({
  imports: [PrintingModule, ShopModule, UploadsModule],
  providers: [{ provide: DocumentPrinter, useClass: PdfDocumentPrinter }, PrintedLogo],
  exports: [DocumentPrinter],
})
export class DocumentPrinterModule {}
