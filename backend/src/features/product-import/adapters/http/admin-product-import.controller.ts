import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import {
  applyImport,
  listImports,
  previewImport,
  undoImport,
} from '@shop/contracts/product-import/endpoints';
import { ImportParams, PreviewImportRequest } from '@shop/contracts/product-import/requests';
import type { ImportPreviewView, ImportsView } from '@shop/contracts/product-import/views';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { ProductImport } from '../../application/product-import.ts';

@Controller()
export class AdminProductImportController {
  constructor(private readonly imports: ProductImport) {}

  @Route(previewImport)
  @Needs('catalogue.write')
  preview(
    @Body() { columns, alike, ...sent }: PreviewImportRequest,
    @CurrentStaff() staff: StaffView,
  ): Promise<ImportPreviewView> {
    return this.imports.preview(sent, columns, alike ?? 'ask', staff.id);
  }

  @Route(applyImport)
  @Needs('catalogue.write')
  @Once()
  apply(@Param() { id }: ImportParams, @StaffActor() actor: AuditEntry['actor']): Promise<ChangeSetView> {
    return this.imports.apply(id, actor);
  }

  @Route(undoImport)
  @Needs('catalogue.write')
  @Once()
  undo(@Param() { id }: ImportParams, @StaffActor() actor: AuditEntry['actor']): Promise<ChangeSetView> {
    return this.imports.undo(id, actor);
  }

  @Route(listImports)
  @Needs('catalogue.read')
  async list(): Promise<ImportsView> {
    return { changeSets: await this.imports.recent() };
  }
}
