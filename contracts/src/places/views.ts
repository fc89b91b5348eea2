import type { Entry } from '../entry.ts';
import type { Day } from '../rules/days.ts';
import type { PickupLocationEntry } from './pickup-locations.ts';
import type { CityQuestion, CityRequest, StateRequest } from './requests.ts';

/** The name and the code of a state are the law's. */
export type StateEntry = Entry<StateRequest>;
export type QuestionView = Entry<CityQuestion>;
export type CityEntry = Entry<Omit<CityRequest, 'questions' | 'questionsTa'>> & {
  questions: QuestionView[];
  questionsTa: QuestionView[];
};

export interface StateName {
  /** GST state code: `33`. */
  code: string;
  /** As on number plates: `TN`. */
  abbreviation: string;
  name: string;
}

/** What a state's rules would change for orders that are not dispatched yet; each with some of their numbers. */
export interface StateEffectView {
  /** Open orders that go there. */
  open: number;
  /** Those that could not be sent any more, and why. */
  refused: Record<'blocked' | 'goods' | 'minimum', { count: number; numbers: string[] }>;
}

/** A state of India with the law and the shop's terms for sending there, as staff keep it. */
export type StateRowView = StateName & StateEntry;

/** A state that shoppers can choose. */
export type StateView = Omit<StateRowView, 'abbreviation' | 'served'>;

export interface PickupLocationView extends Omit<PickupLocationEntry, 'active'> {
  id: string;
}

export interface DestinationsView {
  states: StateView[];
  pickupLocations: PickupLocationView[];
}

/** A row of the list of cities. */
export interface CityRowView extends Pick<
  CityEntry,
  'slug' | 'name' | 'deliveryDays' | 'lastOrderOn' | 'active'
> {
  id: string;
  stateName: string;
  /** What was written of it is there in Tamil. */
  translated: boolean;
}

/** A city in the footer, on the home page and in the overview of cities. */
export interface CityView {
  slug: string;
  name: string;
  stateCode: string;
  deliveryDays: number;
  lastOrderOn: Day | null;
  stateName: string;
  minimumOrderPaise: number;
  pickupLocations: number;
  /** The lowest flat freight; null where it is paid on collection only, or nothing is handed over. */
  freightFromPaise: number | null;
  doorDelivery: boolean;
  /** Whether search engines may list its page: it has a pickup location or enough text of its own. */
  indexed: boolean;
  updatedAt: string;
}

/** The page of a city: what is true of ordering from there. */
export interface CityPageView extends Omit<CityView, 'pickupLocations'> {
  /** Sanitised HTML. */
  introduction: string;
  introductionTa: string | null;
  /** The state's rule: minimum, packing, hours, note, door delivery. */
  state: StateView;
  pickupLocations: PickupLocationView[];
  /** Where the city has none: the nearest one of its state, if that is known. */
  nearest: PickupLocationView | null;
  questions: QuestionView[];
  questionsTa: QuestionView[];
}
