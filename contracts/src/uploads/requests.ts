import { Type } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { UPLOAD_KEY, UPLOAD_TEXT } from '../rules/limits.ts';
import { MOST_PARTS } from '../rules/files/uploads.ts';
import { IsText, Optional } from '../validation.ts';

export class MediaFileParams {
  @Matches(UPLOAD_KEY) key!: string;
  @Matches(/^(?:\d{2,4}\.(?:avif|webp)|icon\.png|document\.pdf)$/) file!: string;
}

export class UploadParams {
  @Matches(UPLOAD_KEY) key!: string;
}

export class UploadPartParams {
  @IsUUID() upload!: string;
  @Type(() => Number) @IsInt() @Min(0) @Max(MOST_PARTS - 1) part!: number;
}

export class FinishUploadRequest {
  /** What its parts were sent under. */
  @IsUUID() upload!: string;
  @IsInt() @Min(1) @Max(MOST_PARTS) parts!: number;
  @IsText(UPLOAD_TEXT.name) name!: string;
}

export class ListUploadsQuery {
  @Optional() @IsText(UPLOAD_TEXT.search) q?: string;
  @Optional() @IsIn(['pictures', 'documents']) kind?: 'pictures' | 'documents';
  /** What the page before called `next`. */
  @Optional() @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[a-z0-9-]{1,80}$/) after?: string;
}

export class DescribeUploadRequest {
  @IsText(UPLOAD_TEXT.alt) alt!: string;
}
