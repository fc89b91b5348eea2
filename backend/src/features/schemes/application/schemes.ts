import type { SchemeView } from '@shop/contracts/schemes/views';
import type { Day } from '@shop/contracts/rules/days';

/** The advance purchase schemes. */
export abstract class Schemes {
  /** Those that can be joined on a day, the smallest instalment first. */
  abstract open(today: Day): Promise<SchemeView[]>;
}
