import { IsIn, IsInt, IsUUID, Matches, Max, MaxLength, Min, NotEquals } from 'class-validator';
import { requestOf } from '../fields-request.ts';
import { ListQuery } from '../listing/requests.ts';
import { NEW_PRODUCT_FIELDS, PRODUCT_FIELDS } from '../rules/catalogue/product-fields.ts';
import { PRODUCT_STATES, type ProductState } from '../rules/catalogue/product-states.ts';
import { DESK_TEXT, PRODUCT, PRODUCT_TEXT } from '../rules/limits.ts';
import { IsText, Nullable, Optional, saved } from '../validation.ts';

export const PRODUCT_SORTS = ['list', 'name', 'code', 'stock', 'dearest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export class ListProductsQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  /** `current`: all but the archived ones. */
  @Optional() @IsIn(['current', ...PRODUCT_STATES]) state?: ProductState | 'current';
  @Optional() @IsUUID() category?: string;
  @Optional() @IsIn(['low', 'none', 'uncounted']) stock?: 'low' | 'none' | 'uncounted';
  @Optional() @IsIn(['true']) pictureless?: 'true';
  @Optional() @IsIn(['true']) green?: 'true';
  @Optional() @IsIn(PRODUCT_SORTS) sort?: ProductSort;
}

/** By its item code, in letters of any size, or by the slug of its page where no other product has the same. */
export class ProductRecordParams {
  @Matches(/^[A-Z0-9-]+$/i) @MaxLength(PRODUCT_TEXT.slug.max) slug!: string;
}

export class ProductIdParams {
  @IsUUID() id!: string;
}

export class SaveProductRequest extends saved(requestOf(PRODUCT_FIELDS)) {}

export class AddProductRequest extends requestOf(NEW_PRODUCT_FIELDS) {
  /** The product that it is in all the rest like. */
  @Nullable() @IsUUID() copyOf!: string | null;
}

export class ChangeProductStateRequest {
  @IsIn(PRODUCT_STATES) from!: ProductState;
  @IsIn(PRODUCT_STATES) to!: ProductState;
}

export class CorrectStockRequest {
  @IsInt() @NotEquals(0) @Min(-PRODUCT.stock) @Max(PRODUCT.stock) change!: number;
  /** After a count: how many the shop thought stood on the shelf, free and sold ones together. */
  @Nullable() @IsInt() @Min(0) countedAgainst!: number | null;
  @IsText(DESK_TEXT.reason) reason!: string;
}

export class CountStockRequest {
  /** So many are free to be sold; null: nobody counts any more. */
  @Nullable() @IsInt() @Min(0) @Max(PRODUCT.stock) free!: number | null;
  @IsText(DESK_TEXT.reason) reason!: string;
}
