import {
  pickupLocationEndpoints as endpoints,
  pickupLocationOrder,
} from '@shop/contracts/places/desk-endpoints';
import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/views';
import { MOST_PAISE, PLACE_TEXT, WEB_ADDRESS } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { useMemo } from 'react';
import { paths } from '../../../lib/paths.ts';
import { pickupWords as words } from '../../../words/en/staff/places.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { recordScreens } from '../parts/records/record-screens.tsx';
import { useStateChoice } from './use-destinations.ts';

const { columns } = words;

/** Where customers fetch their goods. */
export const { List, Record } = recordScreens<PickupLocationRowView, PickupLocationEntry>({
  topic: 'pickup-locations',
  path: paths.adminRecords('pickuplocation'),
  may: { read: 'places.read', write: 'places.write' },
  endpoints,
  columns: [
    { head: columns.name, cell: ({ name }) => name, under: ({ hours }) => hours, wide: true },
    { head: columns.place, cell: ({ city }) => city, under: ({ stateName }) => stateName, wide: true },
    { head: columns.contact, cell: ({ contact }) => contact, under: ({ phone }) => formatMobile(phone) },
    {
      head: columns.freight,
      cell: ({ freightPaise }) => (freightPaise === null ? words.toPay : formatMoney(freightPaise)),
    },
    { head: columns.shown, cell: ({ active }) => (active ? words.shown : words.hidden) },
  ],
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  useFields: () => {
    const stateCode = useStateChoice();
    return useMemo(() => {
      return fieldsOf<PickupLocationEntry>(words.boxes, {
        name: { kind: 'text', limit: PLACE_TEXT.name },
        contact: { kind: 'text', limit: PLACE_TEXT.contact },
        phone: { kind: 'phone' },
        address: { kind: 'long', limit: PLACE_TEXT.address },
        city: { kind: 'text', limit: PLACE_TEXT.city },
        pinCode: { kind: 'pin' },
        stateCode,
        hours: { kind: 'text', limit: PLACE_TEXT.hours },
        mapUrl: { kind: 'text', limit: PLACE_TEXT.mapUrl, pattern: WEB_ADDRESS, optional: true },
        freightPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true },
        active: { kind: 'switch' },
      });
    }, [stateCode]);
  },
  adding: { add: endpoints.add, initial: { stateCode: '33', active: true }, words },
  ordering: { ...pickupLocationOrder, title: words.order, help: words.orderHelp },
  words,
});
