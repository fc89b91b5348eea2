import { Body, Controller, Param } from '@nestjs/common';
import { brandOrder, brands, removeBrand } from '@shop/contracts/catalogue/brands';
import { productTagOrder, productTags, removeProductTag } from '@shop/contracts/catalogue/product-tags';
import { PlaceRequest, RecordParams } from '@shop/contracts/listing/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { recordController } from '../../../../platform/http/record-controller.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { Ordering } from '../../../../shared/records/ordering.ts';
import { Brands, ProductTags } from '../../application/product-words.ts';
import { RemoveProductWord } from '../../application/remove-product-word.ts';

type Actor = AuditEntry['actor'];

export const AdminBrandsController = recordController(brands, Brands);
export const AdminProductTagsController = recordController(productTags, ProductTags);

/** What else is done with brands and tags: they are put in order, and deleted while no product has them. */
@Controller()
export class AdminProductWordsController {
  constructor(
    private readonly ordering: Ordering,
    private readonly removal: RemoveProductWord,
  ) {}

  @Route(brandOrder.read)
  @Needs('catalogue.read')
  readBrandOrder() {
    return this.ordering.of('brand');
  }

  @Route(brandOrder.place)
  @Needs('catalogue.write')
  placeBrand(@Param() { id }: RecordParams, @Body() { before }: PlaceRequest, @StaffActor() actor: Actor) {
    return this.ordering.place('brand', id, before, actor);
  }

  @Route(removeBrand)
  @Needs('catalogue.write')
  @Once()
  removeBrand(@Param() { id }: RecordParams, @StaffActor() actor: Actor) {
    return this.removal.execute('brand', id, actor);
  }

  @Route(productTagOrder.read)
  @Needs('catalogue.read')
  readTagOrder() {
    return this.ordering.of('product-tag');
  }

  @Route(productTagOrder.place)
  @Needs('catalogue.write')
  placeTag(@Param() { id }: RecordParams, @Body() { before }: PlaceRequest, @StaffActor() actor: Actor) {
    return this.ordering.place('product-tag', id, before, actor);
  }

  @Route(removeProductTag)
  @Needs('catalogue.write')
  @Once()
  removeTag(@Param() { id }: RecordParams, @StaffActor() actor: Actor) {
    return this.removal.execute('product-tag', id, actor);
  }
}
