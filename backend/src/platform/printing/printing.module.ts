import { Module } from '@nestjs/common';
import { ExportFiles } from './export-files.ts';
import { PrintWorker } from './print-worker.ts';

@Module({
  providers: [{ provide: PrintWorker, useFactory: () => new PrintWorker() }, ExportFiles],
  exports: [ExportFiles, PrintWorker],
})
export class PrintingModule {}
