import { Matches, MaxLength } from 'class-validator';
import { IsPage, Optional } from '../validation.ts';

export class ListPostsQuery {
  @Optional() @IsPage() page?: number;
}

export class PostParams {
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/) @MaxLength(120) slug!: string;
}
