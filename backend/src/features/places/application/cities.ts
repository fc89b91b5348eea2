import type { CityPageView, CityView } from '@shop/contracts/places/views';

export abstract class Cities {
  /** The active cities by name. */
  abstract all(): Promise<CityView[]>;
  /** Null when there is no such city, or none that is active. */
  abstract bySlug(slug: string): Promise<CityPageView | null>;
}
