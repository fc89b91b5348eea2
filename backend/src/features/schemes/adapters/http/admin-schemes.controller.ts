import { Body, Controller, Param, Query } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import * as endpoints from '@shop/contracts/schemes/endpoints';
import {
  CollectionQuery,
  ListSchemesQuery,
  MoveSchemeRequest,
  SaveSchemeRequest,
  SchemeIdParams,
  SchemeParams,
  SchemeRequest,
} from '@shop/contracts/schemes/requests';
import type {
  CollectionView,
  LiabilityView,
  SchemeRecordView,
  SchemeRowView,
} from '@shop/contracts/schemes/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { Clock } from '../../../../shared/clock.ts';
import { found } from '../../../../shared/domain-error.ts';
import { SchemeRepository } from '../../application/scheme-repository.ts';
import { SchemeDesk } from '../../application/scheme-desk.ts';

@Controller()
export class AdminSchemesController {
  constructor(
    private readonly schemes: SchemeRepository,
    private readonly desk: SchemeDesk,
    private readonly clock: Clock,
  ) {}

  @Route(endpoints.listDeskSchemes)
  @Needs('schemes.read')
  list(@Query() query: ListSchemesQuery): Promise<ListPage<SchemeRowView>> {
    return this.schemes.page(query);
  }

  @Route(endpoints.addScheme)
  @Needs('schemes.write')
  @Once()
  add(@Body() body: SchemeRequest, @StaffActor() actor: AuditEntry['actor']) {
    return this.desk.add(body, actor);
  }

  @Route(endpoints.readScheme)
  @Needs('schemes.read')
  async read(@Param() { slug }: SchemeParams): Promise<SchemeRecordView> {
    return found(await this.schemes.bySlug(slug));
  }

  @Route(endpoints.saveScheme)
  @Needs('schemes.write')
  save(
    @Param() { id }: SchemeIdParams,
    @Body() { revision, ...fields }: SaveSchemeRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ) {
    return this.desk.save(id, fields, revision, actor);
  }

  @Route(endpoints.moveScheme)
  @Needs('schemes.write')
  @Once()
  move(
    @Param() { id }: SchemeIdParams,
    @Body() body: MoveSchemeRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<SchemeRecordView> {
    return this.desk.move(id, body, actor);
  }

  @Route(endpoints.readCollection)
  @Needs('schemes.read')
  async collection(
    @Param() { slug }: SchemeParams,
    @Query() { month = this.clock.today() }: CollectionQuery,
  ): Promise<CollectionView> {
    return found(await this.schemes.collection(slug, `${month.slice(0, 7)}-01`, this.clock.today()));
  }

  @Route(endpoints.readLiability)
  @Needs('schemes.read')
  liability(): Promise<LiabilityView> {
    return this.schemes.liability(this.clock.today());
  }
}
