import { readCities, readCity } from '@shop/contracts/places/endpoints';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage, unlessMoved } from '../../../../api/read-for-page.ts';
import { paths } from '../../../../lib/paths.ts';
import { breadcrumbData, questionsData, structuredData } from '../../../../lib/head/structured-data.tsx';
import { words } from '../../../../words/en/shop/cities.ts';
import { words as site } from '../../../../words/en/shop/site.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const slug = pageContext.routeParams['citySlug'] ?? '';
  const [found, { cities }] = await Promise.all([
    readForPage(pageContext, readCity, { params: { slug } }),
    readForPage(pageContext, readCities),
  ]);
  const city = unlessMoved(found);
  const { name, deliveryDays, lastOrderOn, introduction, questions, pickupLocations } = city;
  const { publicUrl, shop } = pageContext;
  const crumbs = [
    { text: site.home, href: paths.home },
    { text: words.cities, href: paths.cities },
    { text: name, href: paths.city(slug) },
  ];
  const late = lastOrderOn !== null && lastOrderOn < dayOf(new Date());
  const orderBy = lastOrderOn === null || late ? null : formatDay(lastOrderOn);
  setConfig({
    title: words.cityTitle(name, shop.identity.name),
    description: words.cityDescription(name, city.minimumOrderPaise, deliveryDays, orderBy),
    Head: (
      <>
        {structuredData(breadcrumbData(publicUrl, crumbs))}
        {questions.length > 0 && structuredData(questionsData(questions))}
      </>
    ),
  });
  return {
    name,
    deliveryDays,
    lastOrderOn,
    late,
    festival: shop.season.festival,
    introduction,
    questions,
    pickupLocations,
    nearest: city.nearest,
    state: city.state,
    crumbs,
    others: cities
      .filter((other) => other.slug !== slug)
      .map((other) => ({ slug: other.slug, name: other.name })),
    noindex: !city.indexed,
  };
}
