import { Matches } from 'class-validator';
import { Nullable } from '../validation.ts';

export class PlaceRequest {
  /** The row that it is to stand before; null: at the end. Others may have moved meanwhile. */
  @Nullable() @Matches(/^[\w-]{1,40}$/) before!: string | null;
}
