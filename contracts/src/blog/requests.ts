import { ArrayMaxSize, IsArray, IsIn, IsInt, IsUUID, Matches, Min } from 'class-validator';
import { ListQuery } from '../listing/requests.ts';
import { DESK_TEXT, POST_TEXT, SLUG, UPLOAD_KEY } from '../rules/limits.ts';
import { MOST_TAGS, POST_STATES, type PostState } from '../rules/catalogue/posts.ts';
import { IsInstant, IsPage, IsText, Nullable, Optional } from '../validation.ts';

export class ListPostsQuery {
  @Optional() @IsPage() page?: number;
}

export class PostParams {
  @Matches(SLUG) @IsText(POST_TEXT.slug) slug!: string;
}

export class DeskPostParams {
  @IsUUID() id!: string;
}

export class ListDeskPostsQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(POST_STATES) state?: PostState;
  @Optional() @IsText(POST_TEXT.tag) tag?: string;
  @Optional() @IsIn(['changed', 'title', 'public']) sort?: 'changed' | 'title' | 'public';
}

export class AddPostRequest {
  @IsText(POST_TEXT.title) title!: string;
  @Matches(SLUG) @IsText(POST_TEXT.slug) slug!: string;
}

/** A post as it stands in the form. */
export class PreviewPostRequest extends AddPostRequest {
  @Nullable() @IsText(POST_TEXT.title) titleTa!: string | null;
  @IsText(POST_TEXT.excerpt) excerpt!: string;
  @Nullable() @IsText(POST_TEXT.excerpt) excerptTa!: string | null;
  @Nullable() @Matches(UPLOAD_KEY) coverKey!: string | null;
  @IsText(POST_TEXT.body) body!: string;
  @Nullable() @IsText(POST_TEXT.body) bodyTa!: string | null;
  @IsArray() @ArrayMaxSize(MOST_TAGS) @IsText(POST_TEXT.tag, { each: true }) tags!: string[];
  @IsText(POST_TEXT.author) author!: string;
}

export class SavePostRequest extends PreviewPostRequest {
  @IsInt() @Min(0) revision!: number;
}

export class PublishPostRequest {
  /** Null: now. */
  @Nullable() @IsInstant() at!: string | null;
}
