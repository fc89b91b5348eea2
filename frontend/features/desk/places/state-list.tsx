import { listStates, placeState, readStateOrder } from '@shop/contracts/places/endpoints';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { StateView } from '@shop/contracts/places/views';
import { formatDay } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { stateWords as words } from '../../../words/en/admin-places.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { ListScreen } from '../parts/list/list-screen.tsx';
import { percentOf } from '../parts/record/percent.ts';
import { OrderButton } from '../parts/sortable/order-button.tsx';

const sends = ({ allowed, goods }: StateView) => (allowed ? words.sends[goods] : words.sends.nothing);

/** The states with the shop's terms for each. */
const list: ListDescription<StateView, ListPlacesQuery> = {
  name: 'states',
  path: paths.adminStates,
  permission: 'places.read',
  rows: listStates,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
  },
  columns: [
    { head: words.columns.name, cell: ({ name }) => name, under: ({ code }) => code, wide: true },
    { head: words.columns.sends, cell: sends },
    {
      head: words.columns.minimum,
      cell: ({ minimumOrderPaise }) => formatMoney(minimumOrderPaise),
      figure: true,
    },
    {
      head: words.columns.packing,
      cell: ({ packingBasisPoints }) => `${percentOf(packingBasisPoints)} %`,
      figure: true,
    },
    { head: words.columns.checked, cell: ({ checkedOn }) => formatDay(checkedOn) },
  ],
  card: (state) => ({
    head: state.name,
    side: sends(state),
    lines: state.allowed ? [[words.columns.minimum, formatMoney(state.minimumOrderPaise)]] : [],
  }),
  keyOf: ({ code }) => code,
  nameOf: ({ name }) => name,
  hrefOf: ({ code }) => paths.adminState(code),
  words,
};

/** The states, in the order in which shoppers choose. */
export function StateList() {
  return (
    <ListScreen
      list={list}
      actions={
        <OrderButton
          permission="places.write"
          topic={list.name}
          title={words.order}
          help={words.orderHelp}
          read={() => callSignedIn(readStateOrder)}
          place={(code, before) => callSignedIn(placeState, { params: { code }, body: { before } })}
        />
      }
    />
  );
}
