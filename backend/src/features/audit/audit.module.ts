import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { PostgresAuditTrail } from './adapters/postgres/postgres-audit-trail.ts';
import { AuditTrail } from './application/audit-trail.ts';

@Module({
  imports: [PrintingModule],
  providers: [{ provide: AuditTrail, useClass: PostgresAuditTrail }],
  exports: [AuditTrail, PrintingModule],
})
export class AuditModule {}
