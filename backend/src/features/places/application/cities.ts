import type { CityView } from '@shop/contracts/places/views';

/** The active cities by name. */
export abstract class Cities {
  abstract all(): Promise<CityView[]>;
}
