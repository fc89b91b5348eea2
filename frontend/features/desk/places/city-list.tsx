import { cityEndpoints, cityOrder, removeCity } from '@shop/contracts/places/desk-endpoints';
import type { SearchedQuery } from '@shop/contracts/listing/requests';
import type { CityRowView } from '@shop/contracts/places/views';
import { formatDay } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { navigate } from 'vike/client/router';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/cities.ts';
import { notTranslated } from '../../../words/en/staff/list.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { removing } from '../parts/list/removing.ts';
import { ListScreen } from '../parts/list/screen/list-screen.tsx';
import { AddRecord } from '../parts/record/add-record.tsx';
import { OrderButton } from '../parts/sortable/order-button.tsx';
import { FRESH_CITY, useNewCityFields } from './city-fields.ts';

const lastOrder = ({ lastOrderOn }: CityRowView) =>
  lastOrderOn === null ? words.noLastOrder : formatDay(lastOrderOn);

const stateOf = ({ stateName, translated }: CityRowView) =>
  translated ? stateName : `${stateName} · ${notTranslated}`;

const list: ListDescription<CityRowView, SearchedQuery> = {
  name: 'cities',
  path: paths.adminCities,
  permission: 'cities.read',
  rows: cityEndpoints.list,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
  },
  columns: [
    { head: words.columns.name, cell: ({ name }) => name, under: stateOf, wide: true },
    { head: words.columns.slug, cell: ({ slug }) => slug, wide: true },
    { head: words.columns.days, cell: ({ deliveryDays }) => words.days(deliveryDays), figure: true },
    { head: words.columns.lastOrder, cell: lastOrder },
    { head: words.columns.shown, cell: ({ active }) => (active ? words.shown : words.hidden) },
  ],
  card: (city) => ({
    head: city.name,
    side: stateOf(city),
    lines: [
      [words.columns.lastOrder, lastOrder(city)],
      [words.days(city.deliveryDays), `${words.columns.shown}: ${city.active ? words.shown : words.hidden}`],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => paths.adminCity(id),
  bulk: [
    removing({
      endpoint: removeCity,
      permission: 'cities.write',
      idOf: ({ id }) => id,
      found: words.found,
      effects: words.removeEffects,
    }),
  ],
  words,
};

/** The cities, in the order in which shoppers meet them. */
export function CityList() {
  const fields = useNewCityFields();
  return (
    <ListScreen
      list={list}
      tools={
        <OrderButton
          permission="cities.write"
          topic={list.name}
          title={words.order}
          help={words.orderHelp}
          read={() => callSignedIn(cityOrder.read)}
          place={(id, before) => callSignedIn(cityOrder.place, { params: { id }, body: { before } })}
        />
      }
      actions={
        <AddRecord
          permission="cities.write"
          topic={list.name}
          text={words.add}
          fields={fields}
          initial={{ name: '', slug: '', stateCode: FRESH_CITY.stateCode }}
          send={(value, attempt) =>
            stepSignedIn(cityEndpoints.add, { body: { ...FRESH_CITY, ...value }, attempt })
          }
          done={({ name }) => words.added(name)}
          onAdded={(id) => void navigate(paths.adminCity(id))}
        />
      }
    />
  );
}
