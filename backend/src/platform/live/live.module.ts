import { Module } from '@nestjs/common';
import { LiveStreams } from './live-streams.ts';

@Module({ providers: [LiveStreams], exports: [LiveStreams] })
export class LiveModule {}
