import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  NotEquals,
} from 'class-validator';
import { PRODUCT_TAGS, type ProductTag } from '../catalogue/views.ts';
import { ListQuery } from '../listing/requests.ts';
import {
  DESK_TEXT,
  HSN,
  ITEM_CODE,
  MOST_OF_ONE,
  MOST_PAISE,
  PRODUCT,
  PRODUCT_TEXT,
  SLUG,
  UPLOAD_KEY,
  WEB_ADDRESS,
} from '../rules/limits.ts';
import { PRODUCT_STATES, type ProductState } from '../rules/catalogue/product-states.ts';
import { UNITS, type Unit } from '../rules/catalogue/units.ts';
import { IsText, Nullable, Optional } from '../validation.ts';

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

/** What staff enter of a product. */
export class ProductRequest {
  @Matches(ITEM_CODE) code!: string;
  @IsText(PRODUCT_TEXT.name) name!: string;
  @Nullable() @IsText(PRODUCT_TEXT.name) nameTa!: string | null;
  /** Other words by which it is looked for: anar, phuljhari. */
  @IsArray() @ArrayMaxSize(PRODUCT.aliases) @IsText(PRODUCT_TEXT.alias, { each: true }) aliases!: string[];
  @IsUUID() categoryId!: string;
  /** The last part of its page's address. */
  @Matches(SLUG) @MaxLength(PRODUCT_TEXT.slug.max) slug!: string;
  @IsIn(PRODUCT_STATES) state!: ProductState;
  @IsBoolean() featured!: boolean;
  @IsInt() @Min(1) @Max(MOST_PAISE) mrpPaise!: number;
  @IsInt() @Min(1) @Max(MOST_PAISE) netPaise!: number;
  @IsIn(UNITS) unit!: Unit;
  @Nullable() @IsText(PRODUCT_TEXT.content) content!: string | null;
  @Nullable() @IsText(PRODUCT_TEXT.brand) brand!: string | null;
  @Nullable() @IsInt() @Min(1) @Max(MOST_OF_ONE) maxQuantity!: number | null;
  /** Their keys, in the order they are shown. */
  @IsArray()
  @ArrayMaxSize(PRODUCT.pictures)
  @ArrayUnique()
  @Matches(UPLOAD_KEY, { each: true })
  pictures!: string[];
  @Nullable() @IsText(PRODUCT_TEXT.videoUrl) @Matches(WEB_ADDRESS) videoUrl!: string | null;
  /** Rich text. */
  @IsText(PRODUCT_TEXT.description) description!: string;
  @IsArray() @ArrayUnique() @IsIn(PRODUCT_TAGS, { each: true }) tags!: ProductTag[];
  @Nullable() @IsInt() @Min(1) @Max(PRODUCT.noiseDb) noiseDb!: number | null;
  /** Its presence makes the product a green cracker. */
  @Nullable() @IsText(PRODUCT_TEXT.neeriCertificate) neeriCertificate!: string | null;
  @Matches(HSN) hsn!: string;
  @IsInt() @Min(0) @Max(10_000) gstBasisPoints!: number;
}

export class SaveProductRequest extends ProductRequest {
  @IsInt() @Min(0) revision!: number;
}

/** What a new product must have; it is a draft, and the rest is entered where it stands. */
export class AddProductRequest {
  @Matches(ITEM_CODE) code!: string;
  @IsText(PRODUCT_TEXT.name) name!: string;
  @IsUUID() categoryId!: string;
  @IsIn(UNITS) unit!: Unit;
  @Nullable() @IsText(PRODUCT_TEXT.content) content!: string | null;
  @IsInt() @Min(1) @Max(MOST_PAISE) mrpPaise!: number;
  @IsInt() @Min(1) @Max(MOST_PAISE) netPaise!: number;
  /** Null: not counted. */
  @Nullable() @IsInt() @Min(0) @Max(PRODUCT.stock) stock!: number | null;
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
