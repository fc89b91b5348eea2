import { Matches, MaxLength } from 'class-validator';
import { IsText } from '../validation.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export class CategoryParams {
  @Matches(SLUG) @MaxLength(80) categorySlug!: string;
}

export class ProductParams {
  @Matches(SLUG) @MaxLength(80) categorySlug!: string;
  @Matches(SLUG) @MaxLength(120) productSlug!: string;
}

export class SearchQuery {
  @IsText(1, 100) q!: string;
}
