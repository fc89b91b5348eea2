import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AudienceGuard } from '../audiences/audience-guard.ts';

/** What every request passes. */
@Module({ providers: [{ provide: APP_GUARD, useClass: AudienceGuard }] })
export class HttpModule {}
