import { stateEndpoints, stateOrder } from '@shop/contracts/places/desk-endpoints';
import type { StateEntry, StateName, StateRowView } from '@shop/contracts/places/views';
import { formatDay } from '@shop/contracts/rules/days';
import { GOODS_RULES } from '@shop/contracts/rules/catalogue/goods';
import { MOST_PAISE, PLACE_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../lib/paths.ts';
import { stateWords as words } from '../../../words/en/staff/places.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { PERCENT, percentOf, percentSpelling } from '../parts/record/percent.ts';
import { recordScreens } from '../parts/records/record-screens.tsx';
import { StateEffect } from './state-effect.tsx';

const { columns } = words;

const fields = fieldsOf<StateEntry>(words.fields, {
  served: { kind: 'switch' },
  allowed: { kind: 'switch' },
  reason: { kind: 'long', limit: PLACE_TEXT.reason },
  reasonTa: { kind: 'long', limit: PLACE_TEXT.reason, optional: true },
  goods: {
    kind: 'choice',
    look: 'radio',
    options: GOODS_RULES.map((value) => ({ value, label: words.goods[value] })),
  },
  minimumOrderPaise: { kind: 'money', min: 0, max: MOST_PAISE },
  packingBasisPoints: { kind: 'text', pattern: PERCENT, spelling: percentSpelling },
  doorDeliveryPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true },
  burstingHours: { kind: 'text', limit: PLACE_TEXT.reason },
  burstingHoursTa: { kind: 'text', limit: PLACE_TEXT.reason, optional: true },
  note: { kind: 'long', limit: PLACE_TEXT.note },
  noteTa: { kind: 'long', limit: PLACE_TEXT.note, optional: true },
  source: { kind: 'long', limit: PLACE_TEXT.source },
  checkedOn: { kind: 'day', optional: true },
});

/** The states in the order in which shoppers choose, with the shop's terms for each. */
export const { List, Record } = recordScreens<StateRowView, StateEntry, StateName>({
  topic: 'states',
  path: paths.adminRecords('state'),
  may: { read: 'places.read', write: 'places.write' },
  endpoints: stateEndpoints,
  columns: [
    {
      head: columns.name,
      cell: ({ name }) => name,
      under: ({ code, abbreviation }) => `${abbreviation} · ${code}`,
      wide: true,
    },
    {
      head: columns.sends,
      cell: ({ served, allowed, goods }) =>
        served ? words.sends[allowed ? goods : 'nothing'] : words.notServed,
    },
    {
      head: columns.minimum,
      cell: ({ served, minimumOrderPaise }) => (served ? formatMoney(minimumOrderPaise) : words.noTerms),
      figure: true,
    },
    {
      head: columns.packing,
      cell: ({ served, packingBasisPoints }) =>
        served ? `${percentOf(packingBasisPoints)} %` : words.noTerms,
      figure: true,
    },
    { head: columns.checked, cell: ({ checkedOn }) => (checkedOn ? formatDay(checkedOn) : words.notChecked) },
  ],
  keyOf: ({ code }) => code,
  nameOf: ({ name }) => name,
  useFields: () => fields,
  meaning: { title: words.meaning, sentences: words.meanings, Effect: StateEffect },
  ordering: { ...stateOrder, title: words.order, help: words.orderHelp },
  words,
});
