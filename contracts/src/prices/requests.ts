import { IsUUID } from 'class-validator';
import { SentSheet } from '../change-sets/requests.ts';
import { IsInstant, Nullable } from '../validation.ts';

/** The cells of its rows are the item code, the MRP and the net rate, as they were typed. An empty one stays as it is. */
export class PreviewPricesRequest extends SentSheet {}

export class ApplyPricesRequest {
  /** Null: now. */
  @Nullable() @IsInstant() at!: string | null;
}

export class PriceChangeParams {
  @IsUUID() id!: string;
}
