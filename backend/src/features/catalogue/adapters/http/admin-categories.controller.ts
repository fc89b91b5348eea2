import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  addCategory,
  categoryOrder,
  listCategories,
  readCategoryRecord,
  removeCategory,
  saveCategory,
} from '@shop/contracts/catalogue/desk-endpoints';
import {
  CategoryRequest,
  CategoryRecordParams,
  ListCategoriesQuery,
  SaveCategoryRequest,
} from '@shop/contracts/catalogue/requests';
import type { CategoryRowView } from '@shop/contracts/catalogue/views';
import type { ListPage, OrderedRowView } from '@shop/contracts/listing/views';
import { PlaceRequest } from '@shop/contracts/listing/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { found } from '../../../../shared/domain-error.ts';
import { Ordering } from '../../../../shared/records/ordering.ts';
import { Removal } from '../../../../shared/records/removal.ts';
import { Categories } from '../../application/categories.ts';
import { CategoryDesk } from '../../application/category-desk.ts';

@Controller()
export class AdminCategoriesController {
  constructor(
    private readonly categories: Categories,
    private readonly desk: CategoryDesk,
    private readonly ordering: Ordering,
    private readonly removal: Removal,
  ) {}

  @Route(listCategories)
  @Needs('catalogue.read')
  list(@Query() query: ListCategoriesQuery): Promise<ListPage<CategoryRowView>> {
    return this.categories.page(query);
  }

  @Route(categoryOrder.read)
  @Needs('catalogue.read')
  order(): Promise<OrderedRowView[]> {
    return this.ordering.of('category');
  }

  @Route(readCategoryRecord)
  @Needs('catalogue.read')
  async read(@Param() { id }: CategoryRecordParams) {
    return found(await this.categories.find(id));
  }

  @Route(addCategory)
  @Needs('catalogue.write')
  @Once()
  add(@Body() fields: CategoryRequest, @StaffActor() actor: AuditEntry['actor']) {
    return this.desk.add(fields, actor);
  }

  @Route(saveCategory)
  @Needs('catalogue.write')
  save(
    @Param() { id }: CategoryRecordParams,
    @Body() { revision, ...fields }: SaveCategoryRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ) {
    return this.desk.save(id, fields, revision, actor);
  }

  @Route(categoryOrder.place)
  @Needs('catalogue.write')
  place(
    @Param() { id }: CategoryRecordParams,
    @Body() { before }: PlaceRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]> {
    return this.ordering.place('category', id, before, actor);
  }

  @Route(removeCategory)
  @Needs('catalogue.write')
  @Once()
  removeCategory(@Param() { id }: CategoryRecordParams, @StaffActor() actor: AuditEntry['actor']) {
    return this.removal.remove('category', id, actor);
  }
}
