import { Module } from '@nestjs/common';
import { Press } from './press.ts';

@Module({ providers: [{ provide: Press, useFactory: () => new Press() }], exports: [Press] })
export class PrintingModule {}
