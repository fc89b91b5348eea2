import { Module } from '@nestjs/common';
import { PostgresFinder } from './adapters/postgres/postgres-finder.ts';
import { Finder } from './application/finder.ts';

@Module({ providers: [{ provide: Finder, useClass: PostgresFinder }], exports: [Finder] })
export class FindingModule {}
