import { Fragment } from 'react';
import { advanceOrder, exportOrders, listOrders, undoStep } from '@shop/contracts/orders/endpoints';
import type { ListOrdersQuery } from '@shop/contracts/orders/requests';
import type { OrderRowView } from '@shop/contracts/orders/views';
import { readDestinations } from '@shop/contracts/places/endpoints';
import { formatInstant } from '@shop/contracts/rules/days';
import { MOST_PRINTED } from '@shop/contracts/rules/documents/printing';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { nextStates } from '@shop/contracts/rules/orders/order-states';
import { formatMobile } from '@shop/contracts/rules/phone';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { call } from '../../../api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { paymentWords, words } from '../../../words/en/staff/orders.ts';
import type { BulkAction, ListDescription } from '../parts/list/description.ts';
import { StateWord } from '../parts/state-word.tsx';
import { referrerFilter } from '../referrals/referrer-filter.ts';

const { columns } = words;

async function pickupLocations(): Promise<Record<string, string>> {
  const { pickupLocations: locations } = await call(readDestinations);
  return Object.fromEntries(locations.map(({ id, name }) => [id, name]));
}

/** The order desk's list. */
export const orderList: ListDescription<OrderRowView, ListOrdersQuery> = {
  name: 'orders',
  path: paths.adminOrders,
  permission: 'orders.read',
  rows: listOrders,
  export: { endpoint: exportOrders, permission: 'orders.export', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    state: { kind: 'choice', label: words.state, any: words.anyState, options: words.states },
    payment: { kind: 'choice', label: words.payment, any: words.anyPayment, options: words.payments },
    risk: { kind: 'choice', label: words.risk, any: words.anyRisk, options: words.risks },
    pickup: { kind: 'loaded', label: words.pickup, any: words.anyPickup, load: pickupLocations },
    referrer: referrerFilter,
    days: { kind: 'days', from: words.from, to: words.to },
  },
  sorts: words.sorts,
  columns: [
    {
      head: columns.number,
      cell: (order) => order.number,
      under: (order) => formatInstant(order.placedAt),
      sorts: ['newest', 'oldest'],
    },
    {
      head: columns.customer,
      cell: (order) => order.customerName,
      under: (order) => formatMobile(order.phone),
    },
    {
      head: columns.goesTo,
      cell: (order) => order.city,
      under: (order) => order.pickupLocation ?? words.door,
    },
    {
      head: columns.state,
      cell: (order) => <StateWord state={order.state} onHold={order.onHold} />,
      under: (order) =>
        marksOf(order).map((mark, at) => (
          <Fragment key={mark}>
            {at > 0 && <br />}
            {mark}
          </Fragment>
        )),
    },
    { head: columns.items, cell: (order) => order.lineCount, figure: true },
    {
      head: columns.total,
      cell: (order) => <Money paise={order.totalPaise} />,
      figure: true,
      sorts: ['largest'],
    },
    {
      head: columns.balance,
      cell: (order) => <Money paise={order.balancePaise} />,
      under: (order) => paymentWords[order.paymentStatus],
      figure: true,
      sorts: ['balance'],
    },
  ],
  card: (order) => ({
    head: order.number,
    side: <Money paise={order.totalPaise} />,
    lines: [
      [
        order.customerName,
        order.balancePaise > 0
          ? words.balanceOf(formatMoney(order.balancePaise))
          : paymentWords[order.paymentStatus],
      ],
      [formatMobile(order.phone), order.city],
      [<StateWord key="state" state={order.state} onHold={order.onHold} />, formatInstant(order.placedAt)],
      ...marksOf(order).map((mark) => [mark] as const),
    ],
  }),
  keyOf: (order) => order.number,
  nameOf: (order) => order.number,
  hrefOf: (order) => paths.adminOrder(order.number),
  bulk: [bulkStep('confirmed'), bulkStep('arrived'), bulkStep('collected')],
  bulkLinks: [
    {
      label: words.print,
      permission: 'orders.read',
      most: MOST_PRINTED,
      href: (orders) =>
        paths.papers(
          'packing-slips',
          orders.map(({ number }) => number),
        ),
    },
  ],
  words,
};

/** A step that several orders take at once, each from where it stands. */
function bulkStep(to: keyof typeof words.steps): BulkAction<OrderRowView> {
  const { label, done } = words.steps[to];
  return {
    label,
    permission: 'orders.advance',
    fits: ({ delivery, state }) => nextStates(delivery, state).includes(to),
    run: ({ number, state }, attempt) =>
      stepSignedIn(advanceOrder, { params: { number }, body: { from: state, to }, attempt }),
    done,
    undo: ({ number }, attempt) =>
      stepSignedIn(undoStep, { params: { number }, body: { from: to }, attempt }),
  };
}

/** What somebody should look at: what the customer asks for or was asked, and why the order is at risk. */
function marksOf({ asked, proposal, risks }: OrderRowView): string[] {
  const others = risks.filter((risk) => risk !== 'change-unanswered' && risk !== 'change-asked');
  return [
    ...(asked ? [words.asked[asked]] : []),
    ...(proposal ? [words.proposals[proposal]] : []),
    ...others.map((risk) => words.risks[risk]),
  ];
}
