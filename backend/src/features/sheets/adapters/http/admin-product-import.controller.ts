import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { applyImport, listImports, previewImport, undoImport } from '@shop/contracts/sheets/endpoints';
import { ChangeSetParams, PreviewImportRequest } from '@shop/contracts/sheets/requests';
import type { ChangeSetsView, ChangeSetView, ImportPreviewView } from '@shop/contracts/sheets/views';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { ChangeSets } from '../../application/change-sets.ts';
import { ImportableProducts } from '../../application/importable-products.ts';
import { PreviewImport } from '../../application/preview-import.ts';

@Controller()
export class AdminProductImportController {
  constructor(
    private readonly products: ImportableProducts,
    private readonly previewed: PreviewImport,
    private readonly changeSets: ChangeSets,
  ) {}

  @Route(previewImport)
  @Needs('catalogue.write')
  preview(@Body() sent: PreviewImportRequest, @CurrentStaff() staff: StaffView): Promise<ImportPreviewView> {
    return this.previewed.execute(sent, staff.id);
  }

  @Route(applyImport)
  @Needs('catalogue.write')
  @Once()
  apply(@Param() { id }: ChangeSetParams, @StaffActor() actor: AuditEntry['actor']): Promise<ChangeSetView> {
    return this.changeSets.apply(this.products, id, null, actor);
  }

  @Route(undoImport)
  @Needs('catalogue.write')
  @Once()
  undo(@Param() { id }: ChangeSetParams, @StaffActor() actor: AuditEntry['actor']): Promise<ChangeSetView> {
    return this.changeSets.undo(this.products, id, actor);
  }

  @Route(listImports)
  @Needs('catalogue.read')
  async list(): Promise<ChangeSetsView> {
    return { changeSets: await this.changeSets.recent(this.products) };
  }
}
