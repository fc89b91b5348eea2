import type { Day } from '../rules/days.ts';
import type { GoodsRule } from '../rules/goods.ts';

/** A state of India with the law and the shop's terms for sending there. */
export interface StateView {
  /** GST state code: `33`. */
  code: string;
  name: string;
  allowed: boolean;
  /** Why it is blocked, as the shopper reads it; empty when allowed. */
  reason: string;
  goods: GoodsRule;
  minimumOrderPaise: number;
  packingBasisPoints: number;
  burstingHours: string;
  note: string;
  source: string;
  checkedOn: Day;
  /** Flat charge; null where there is no door delivery. */
  doorDeliveryPaise: number | null;
}

export interface PickupLocationView {
  id: string;
  name: string;
  contact: string;
  phone: string;
  address: string;
  city: string;
  pinCode: string;
  stateCode: string;
  hours: string;
  mapUrl: string | null;
  /** Null: paid to the transport office on collection. */
  freightPaise: number | null;
}

export interface DestinationsView {
  states: StateView[];
  pickupLocations: PickupLocationView[];
}

/** What staff enter of a pickup location. */
export type PickupLocationEntry = Omit<PickupLocationView, 'id'> & { active: boolean };

/** A row of the list of pickup locations. */
export type PickupLocationRowView = PickupLocationView & { active: boolean; stateName: string };

/** What staff enter of a state; its name and code are the law's. */
export type StateEntry = Omit<StateView, 'code' | 'name'>;

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

export interface QuestionView {
  question: string;
  answer: string;
}

/** The page of a city: what is true of ordering from there. */
export interface CityPageView extends Omit<CityView, 'pickupLocations'> {
  /** Sanitised HTML. */
  introduction: string;
  /** The state's rule: minimum, packing, hours, note, door delivery. */
  state: StateView;
  pickupLocations: PickupLocationView[];
  questions: QuestionView[];
}
