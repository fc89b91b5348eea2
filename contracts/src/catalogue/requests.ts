import { Matches, MaxLength } from 'class-validator';
import { SLUG, TEXT } from '../rules/limits.ts';
import { IsText } from '../validation.ts';

export class CategoryParams {
  @Matches(SLUG) @MaxLength(80) categorySlug!: string;
}

export class ProductParams {
  @Matches(SLUG) @MaxLength(80) categorySlug!: string;
  @Matches(SLUG) @MaxLength(120) productSlug!: string;
}

export class SearchQuery {
  @IsText(TEXT.search) q!: string;
}
