import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsUUID, Matches, MaxLength, Min } from 'class-validator';
import { ListQuery } from '../listing/requests.ts';
import { CATEGORY_TEXT, DESK_TEXT, PRODUCT, PRODUCT_TEXT, SLUG, TEXT, UPLOAD_KEY } from '../rules/limits.ts';
import { IsText, Nullable, Optional } from '../validation.ts';

export class CategoryParams {
  @Matches(SLUG) @MaxLength(80) categorySlug!: string;
}

/** What staff enter of a category. */
export class CategoryRequest {
  @IsText(CATEGORY_TEXT.name) name!: string;
  @Nullable() @IsText(CATEGORY_TEXT.name) nameTa!: string | null;
  /** Other words by which its products are looked for. */
  @IsArray() @ArrayMaxSize(PRODUCT.aliases) @IsText(PRODUCT_TEXT.alias, { each: true }) aliases!: string[];
  @IsText(CATEGORY_TEXT.slug) @Matches(SLUG) slug!: string;
  /** Rich text. */
  @IsText(CATEGORY_TEXT.description) description!: string;
  @Nullable() @IsText(CATEGORY_TEXT.description) descriptionTa!: string | null;
  @Nullable() @Matches(UPLOAD_KEY) pictureKey!: string | null;
  @IsBoolean() active!: boolean;
}

export class SaveCategoryRequest extends CategoryRequest {
  @IsInt() @Min(0) revision!: number;
}

/** A category as staff know it. */
export class CategoryRecordParams {
  @IsUUID() id!: string;
}

export class ListCategoriesQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
}

export class ProductParams {
  @Matches(SLUG) @MaxLength(80) categorySlug!: string;
  @Matches(SLUG) @MaxLength(120) productSlug!: string;
}

export class SearchQuery {
  @IsText(TEXT.search) q!: string;
}
