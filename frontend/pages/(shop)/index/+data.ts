import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { readCities } from '@shop/contracts/places/endpoints';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage } from '../../../api/read-for-page.ts';
import { shownCategory } from '../../../features/catalogue/rows.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const [list, { cities }] = await Promise.all([
    readForPage(pageContext, readPriceList),
    readForPage(pageContext, readCities),
  ]);
  const { identity } = pageContext.shop;
  setConfig({ title: `${identity.name}, ${identity.city}`, description: identity.tagline });
  return {
    categories: list.categories.map(shownCategory),
    cities: cities.map(({ slug, name, deliveryDays, lastOrderOn }) => ({
      slug,
      name,
      deliveryDays,
      lastOrderOn,
    })),
  };
}
