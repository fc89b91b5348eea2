import { readCities } from '@shop/contracts/places/endpoints';
import { dayOf } from '@shop/contracts/rules/days';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../../api/read-for-page.ts';
import { words } from '../../../../words/en/shop/cities.ts';

export type Data = Awaited<ReturnType<typeof data>>;
export type ListedCity = Data['states'][number]['cities'][number];

/** The cities by state. A page is made anew at midnight in Kolkata, so it may know whether a day has passed. */
export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { cities } = await readForPage(pageContext, readCities);
  const { name } = pageContext.shop.identity;
  setConfig({ title: `${words.title} | ${name}`, description: words.description(name) });
  const today = dayOf(new Date());
  const byState = Map.groupBy(cities, ({ stateName }) => stateName);
  const states = [...byState].map(([state, listed]) => ({
    state,
    cities: listed.map(
      ({
        slug,
        name: city,
        deliveryDays,
        lastOrderOn,
        minimumOrderPaise,
        freightFromPaise,
        pickupLocations,
      }) => ({
        slug,
        name: city,
        deliveryDays,
        lastOrderOn,
        late: lastOrderOn !== null && lastOrderOn < today,
        minimumOrderPaise,
        freightFromPaise,
        pickupLocations,
      }),
    ),
  }));
  return { states };
}
