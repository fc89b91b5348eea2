import { pickupLocationOrder, removePickupLocation } from '@shop/contracts/places/desk-endpoints';
import { pickupLocations } from '@shop/contracts/places/pickup-locations';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { useMemo } from 'react';
import { paths } from '../../../lib/paths.ts';
import { pickupWords as words } from '../../../words/en/staff/places.ts';
import { plainScreens } from '../parts/records/plain-screens.ts';
import { useStateChoice } from './use-destinations.ts';

const { columns } = words;

/** Where customers fetch their goods. */
export const { List, Record } = plainScreens(pickupLocations, {
  path: paths.adminRecords('pickuplocation'),
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
  useChoices: () => {
    const stateCode = useStateChoice();
    return useMemo(() => ({ stateCode }), [stateCode]);
  },
  initial: { stateCode: '33' },
  ordering: { ...pickupLocationOrder, title: words.order, help: words.orderHelp },
  removal: { endpoint: removePickupLocation, words },
  words,
});
