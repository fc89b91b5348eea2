import { Body, Controller, HttpCode, Param, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { deleteSavedView, listSavedViews, saveView } from '@shop/contracts/saved-views/endpoints';
import { SavedViewParams, SavedViewsQuery, SaveViewRequest } from '@shop/contracts/saved-views/requests';
import type { SavedView } from '@shop/contracts/saved-views/views';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { found } from '../../../../shared/domain-error.ts';
import { SavedViews } from '../../application/saved-views.ts';

@Controller()
export class AdminSavedViewsController {
  constructor(private readonly views: SavedViews) {}

  @Route(listSavedViews)
  @Needs('session.own')
  list(@Query() { list }: SavedViewsQuery, @CurrentStaff() staff: StaffView): Promise<SavedView[]> {
    return this.views.of(staff.id, list);
  }

  @Route(saveView)
  @Needs('session.own')
  async save(@Body() body: SaveViewRequest, @CurrentStaff() staff: StaffView): Promise<SavedView[]> {
    await this.views.save(staff.id, body);
    return this.views.of(staff.id, body.list);
  }

  @HttpCode(204)
  @Route(deleteSavedView)
  @Needs('session.own')
  async delete(@Param() { id }: SavedViewParams, @CurrentStaff() staff: StaffView): Promise<void> {
    found((await this.views.delete(staff.id, id)) || null);
  }
}
