import { IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { ITEM_CODE, MOST_LINES, MOST_OF_ONE } from '../rules/limits.ts';
import { OLDEST_TICK } from '../rules/desk/packing.ts';
import { IsListOf } from '../validation.ts';

export class TickRequest {
  @Matches(ITEM_CODE) code!: string;
  /** How many are in the box; 0 takes the tick back. */
  @IsInt() @Min(0) @Max(MOST_OF_ONE) packed!: number;
  /** Counted up by the device with each tick. */
  @IsInt() @Min(1) @Max(Number.MAX_SAFE_INTEGER) sequence!: number;
  /** How long ago it was ticked, ms, by the device's clock. */
  @IsInt() @Min(0) @Max(OLDEST_TICK) age!: number;
}

export class TickLinesRequest {
  /** Made once by the browser. */
  @IsUUID() device!: string;
  @IsListOf(() => TickRequest, 1, MOST_LINES) ticks!: TickRequest[];
}
