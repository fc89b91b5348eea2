import type { CityEntry, CityPageView, DestinationsView } from '@shop/contracts/places/views';
import { isIndexed, pickupLocationsIn } from '@shop/contracts/rules/catalogue/city-page';
import { nearestToTown } from '@shop/contracts/rules/places/nearest';
import { wordsOf } from '../../../shared/rich-text.ts';

/** What the staff wrote of a city, its introduction as the public reads it. */
export interface CityFacts extends Omit<CityEntry, 'active'> {
  updatedAt: string;
}

/** The facts of a city with what the shop knows of its state and its pickup locations. */
export function cityPage(facts: CityFacts, { states, pickupLocations }: DestinationsView): CityPageView {
  const state = states.find(({ code }) => code === facts.stateCode);
  if (!state) throw new Error(`The city ${facts.slug} is in a state that is unknown`);
  const inState = pickupLocations.filter(({ stateCode }) => stateCode === facts.stateCode);
  const here = pickupLocationsIn(pickupLocations, facts);
  const freights = here.map(({ freightPaise }) => freightPaise).filter((freight) => freight !== null);
  return {
    ...facts,
    stateName: state.name,
    minimumOrderPaise: state.minimumOrderPaise,
    freightFromPaise: freights.length > 0 ? Math.min(...freights) : null,
    doorDelivery: state.allowed && state.doorDeliveryPaise !== null,
    indexed: isIndexed(here.length, wordsOf(facts.introduction).length),
    state,
    pickupLocations: here,
    nearest: here.length > 0 ? null : nearestToTown(facts, inState),
  };
}
