import { addPickupLocation, listPickupLocations } from '@shop/contracts/places/endpoints';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { pickupWords as words } from '../../../words/en/admin-places.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { ListScreen } from '../parts/list/list-screen.tsx';
import { AddRecord } from '../parts/record/add-record.tsx';
import { usePickupLocationFields } from './pickup-location-fields.ts';

const freight = ({ freightPaise }: PickupLocationRowView) =>
  freightPaise === null ? words.toPay : formatMoney(freightPaise);

const list: ListDescription<PickupLocationRowView, ListPlacesQuery> = {
  name: 'pickup-locations',
  path: paths.adminPickupLocations,
  permission: 'places.read',
  rows: listPickupLocations,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
  },
  columns: [
    { head: words.columns.name, cell: ({ name }) => name, under: ({ hours }) => hours, wide: true },
    { head: words.columns.place, cell: ({ city }) => city, under: ({ stateName }) => stateName, wide: true },
    {
      head: words.columns.contact,
      cell: ({ contact }) => contact,
      under: ({ phone }) => formatMobile(phone),
    },
    { head: words.columns.freight, cell: freight },
    { head: words.columns.shown, cell: ({ active }) => (active ? words.shown : words.hidden) },
  ],
  card: (row) => ({
    head: row.name,
    lines: [
      [`${row.city}, ${row.stateName}`, freight(row)],
      [row.contact, formatMobile(row.phone)],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => paths.adminPickupLocation(id),
  words,
};

/** Where customers fetch their goods. */
export function PickupLocationList() {
  const fields = usePickupLocationFields();
  return (
    <ListScreen
      list={list}
      actions={
        <AddRecord
          permission="places.write"
          topic={list.name}
          text={words.add}
          fields={fields}
          initial={{ stateCode: '33', active: true }}
          send={(body: PickupLocationEntry, attempt) => stepSignedIn(addPickupLocation, { body, attempt })}
          done={({ name }) => words.added(name)}
        />
      }
    />
  );
}
