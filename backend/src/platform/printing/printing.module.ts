import { Module } from '@nestjs/common';
import { ExportFiles } from './export-files.ts';
import { Press } from './press.ts';

@Module({
  providers: [{ provide: Press, useFactory: () => new Press() }, ExportFiles],
  exports: [ExportFiles, Press],
})
export class PrintingModule {}
