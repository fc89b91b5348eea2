import { Controller, Param, Query } from '@nestjs/common';
import { exportAudit, listAudit, listAuditPeople } from '@shop/contracts/audit/endpoints';
import { ListAuditQuery } from '@shop/contracts/audit/requests';
import type { AuditEntryView, AuditPersonView } from '@shop/contracts/audit/views';
import { ExportParams } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { type ExportColumn, ExportFiles } from '../../../../platform/printing/export-files.ts';
import { AuditTrail } from '../../application/audit-trail.ts';

const auditExport: readonly ExportColumn<AuditEntryView>[] = [
  { head: 'When', value: ({ at }) => formatInstant(at) },
  { head: 'Who', value: ({ actor }) => actor },
  { head: 'What', value: ({ action }) => action },
  { head: 'Of', value: ({ subject }) => subject },
  { head: 'Name', value: ({ thing }) => thing },
  { head: 'Before', value: ({ before }) => (before === null ? null : JSON.stringify(before)) },
  { head: 'After', value: ({ after }) => (after === null ? null : JSON.stringify(after)) },
];

@Controller()
export class AdminAuditController {
  constructor(
    private readonly trail: AuditTrail,
    private readonly files: ExportFiles,
  ) {}

  @Route(listAudit)
  @Needs('audit.read')
  list(@Query() query: ListAuditQuery): Promise<ListPage<AuditEntryView>> {
    return this.trail.page(query);
  }

  @Route(exportAudit)
  @Needs('audit.read')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListAuditQuery) {
    return this.files.make('audit', format, auditExport, await this.trail.all(query));
  }

  @Route(listAuditPeople)
  @Needs('audit.read')
  people(): Promise<AuditPersonView[]> {
    return this.trail.people();
  }
}
