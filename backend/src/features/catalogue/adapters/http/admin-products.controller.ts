import { Body, Controller, Param, Query } from '@nestjs/common';
import { CategoryRecordParams } from '@shop/contracts/catalogue/requests';
import { ExportParams, ListQuery, PlaceRequest } from '@shop/contracts/listing/requests';
import type { OrderedRowView } from '@shop/contracts/listing/views';
import {
  addProduct,
  changeProductState,
  correctStock,
  countStock,
  exportProducts,
  listProducts,
  listStockEntries,
  placeProduct,
  readProductOrder,
  readProductRecord,
  removeProduct,
  saveProduct,
} from '@shop/contracts/products/endpoints';
import {
  AddProductRequest,
  ChangeProductStateRequest,
  CorrectStockRequest,
  CountStockRequest,
  ListProductsQuery,
  ProductIdParams,
  ProductRecordParams,
  SaveProductRequest,
} from '@shop/contracts/products/requests';
import type { ProductRecordView } from '@shop/contracts/products/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { found } from '../../../../shared/domain-error.ts';
import { Ordering } from '../../../../shared/records/ordering.ts';
import { Removal } from '../../../../shared/records/removal.ts';
import { ProductDesk } from '../../application/product-desk.ts';
import { Products } from '../../application/products.ts';
import { StockRepository } from '../../application/stock-repository.ts';
import { StockDesk } from '../../application/stock-desk.ts';
import { productExport } from './product-export.ts';

type Actor = AuditEntry['actor'];

@Controller()
export class AdminProductsController {
  constructor(
    private readonly products: Products,
    private readonly desk: ProductDesk,
    private readonly repository: StockRepository,
    private readonly stock: StockDesk,
    private readonly ordering: Ordering,
    private readonly removal: Removal,
    private readonly files: ExportFiles,
  ) {}

  @Route(listProducts)
  @Needs('catalogue.read')
  list(@Query() query: ListProductsQuery) {
    return this.products.page(query);
  }

  @Route(exportProducts)
  @Needs('catalogue.read')
  async export(@Param() { format }: ExportParams, @Query() query: ListProductsQuery) {
    return this.files.make('products', format, productExport, await this.products.all(query));
  }

  @Route(readProductRecord)
  @Needs('catalogue.read')
  async read(@Param() { slug }: ProductRecordParams): Promise<ProductRecordView> {
    const record = found(await this.products.find(slug));
    return { ...record, stock: found(await this.repository.look(record.id)) };
  }

  @Route(addProduct)
  @Needs('catalogue.write')
  @Once()
  add(@Body() request: AddProductRequest, @StaffActor() actor: Actor) {
    return this.desk.add(request, actor);
  }

  @Route(saveProduct)
  @Needs('catalogue.write')
  save(@Param() { id }: ProductIdParams, @Body() request: SaveProductRequest, @StaffActor() actor: Actor) {
    return this.desk.save(id, request, actor);
  }

  @Route(changeProductState)
  @Needs('catalogue.write')
  @Once()
  changeState(
    @Param() { id }: ProductIdParams,
    @Body() request: ChangeProductStateRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.changeState(id, request, actor);
  }

  @Route(correctStock)
  @Needs('catalogue.write')
  @Once()
  correctStock(
    @Param() { id }: ProductIdParams,
    @Body() request: CorrectStockRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.stock.correct(id, request, actor);
  }

  @Route(countStock)
  @Needs('catalogue.write')
  @Once()
  countStock(
    @Param() { id }: ProductIdParams,
    @Body() request: CountStockRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.stock.count(id, request, actor);
  }

  @Route(listStockEntries)
  @Needs('catalogue.read')
  stockEntries(@Param() { id }: ProductIdParams, @Query() query: ListQuery) {
    return this.repository.entries(id, query);
  }

  @Route(readProductOrder)
  @Needs('catalogue.read')
  order(@Param() { id }: CategoryRecordParams): Promise<OrderedRowView[]> {
    return this.ordering.of('product', id);
  }

  @Route(placeProduct)
  @Needs('catalogue.write')
  place(@Param() { id }: ProductIdParams, @Body() { before }: PlaceRequest, @StaffActor() actor: Actor) {
    return this.ordering.place('product', id, before, actor);
  }

  @Route(removeProduct)
  @Needs('catalogue.write')
  @Once()
  removeProduct(@Param() { id }: ProductIdParams, @StaffActor() actor: Actor) {
    return this.removal.remove('product', id, actor);
  }
}
