import type { PriceRowView } from '@shop/contracts/sheets/views';
import { ChangeTarget } from './change-target.ts';

/** MRP and net rate of every product that is not archived, in the order of the price list. */
export abstract class Prices extends ChangeTarget {
  abstract sheet(): Promise<PriceRowView[]>;
}
