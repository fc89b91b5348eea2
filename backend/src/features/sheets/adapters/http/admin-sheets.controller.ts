import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { sendSheetPart } from '@shop/contracts/sheets/endpoints';
import { SendSheetPartRequest, SheetPartParams } from '@shop/contracts/sheets/requests';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { SheetParts } from '../../application/sheet-parts.ts';

@Controller()
export class AdminSheetsController {
  constructor(private readonly parts: SheetParts) {}

  @HttpCode(204)
  @Route(sendSheetPart)
  // Kept for its sender alone: what may become of it is asked where it is used.
  @Needs('session.own')
  keep(
    @Param() { sheet, part }: SheetPartParams,
    @Body() { rows }: SendSheetPartRequest,
    @CurrentStaff() staff: StaffView,
  ): Promise<void> {
    return this.parts.keep(staff.id, sheet, part, rows);
  }
}
