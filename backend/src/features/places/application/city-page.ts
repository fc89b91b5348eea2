import type { CityPageView, CityView, DestinationsView, QuestionView } from '@shop/contracts/places/views';
import { safeRichText, wordsOf } from '../../../shared/rich-text.ts';

/** A page with less text of its own, and nothing to collect from, would be one of many that say the same. */
const OWN_TEXT_CHARACTERS = 600;

/** What the staff wrote of a city. */
export interface CityFacts extends Pick<
  CityView,
  'slug' | 'name' | 'stateCode' | 'deliveryDays' | 'lastOrderOn' | 'updatedAt'
> {
  /** Rich text as it is stored. */
  introduction: string;
  questions: QuestionView[];
}

/** The facts of a city with what the shop knows of its state and its pickup locations. */
export function cityPage(facts: CityFacts, { states, pickupLocations }: DestinationsView): CityPageView {
  const state = states.find(({ code }) => code === facts.stateCode);
  if (!state) throw new Error(`The city ${facts.slug} is in a state that is unknown`);
  const here = pickupLocations.filter(
    ({ city, stateCode }) => stateCode === facts.stateCode && sameName(city, facts.name),
  );
  const freights = here.map(({ freightPaise }) => freightPaise).filter((freight) => freight !== null);
  return {
    ...facts,
    introduction: safeRichText(facts.introduction),
    stateName: state.name,
    minimumOrderPaise: state.minimumOrderPaise,
    freightFromPaise: freights.length > 0 ? Math.min(...freights) : null,
    doorDelivery: state.allowed && state.doorDeliveryPaise !== null,
    indexed: here.length > 0 || wordsOf(facts.introduction).length >= OWN_TEXT_CHARACTERS,
    state,
    pickupLocations: here,
  };
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
