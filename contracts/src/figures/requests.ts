import { IsIn } from 'class-validator';
import { Optional } from '../validation.ts';

export const SEASONS = ['this', 'last'] as const;
export type WhichSeason = (typeof SEASONS)[number];

export class ReadSeasonQuery {
  @Optional() @IsIn(SEASONS) which?: WhichSeason;
}
