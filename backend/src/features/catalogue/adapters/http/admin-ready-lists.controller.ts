import { Body, Controller, Param } from '@nestjs/common';
import { readyListOrder, readyLists, removeReadyList } from '@shop/contracts/catalogue/ready-lists';
import { PlaceRequest, RecordParams } from '@shop/contracts/listing/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { recordController } from '../../../../platform/http/record-controller.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { Ordering } from '../../../../shared/records/ordering.ts';
import { Removal } from '../../../../shared/records/removal.ts';
import { ReadyLists } from '../../application/ready-lists.ts';

type Actor = AuditEntry['actor'];

export const AdminReadyListsController = recordController(readyLists, ReadyLists);

/** What else is done with ready-made lists: they are put in order, and deleted. */
@Controller()
export class AdminReadyListOrderController {
  constructor(
    private readonly ordering: Ordering,
    private readonly removal: Removal,
  ) {}

  @Route(readyListOrder.read)
  @Needs('catalogue.read')
  readOrder() {
    return this.ordering.of('ready-list');
  }

  @Route(readyListOrder.place)
  @Needs('catalogue.write')
  place(@Param() { id }: RecordParams, @Body() { before }: PlaceRequest, @StaffActor() actor: Actor) {
    return this.ordering.place('ready-list', id, before, actor);
  }

  @Route(removeReadyList)
  @Needs('catalogue.write')
  @Once()
  remove(@Param() { id }: RecordParams, @StaffActor() actor: Actor) {
    return this.removal.remove('ready-list', id, actor);
  }
}
