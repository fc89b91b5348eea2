import { formatDay, formatInstant } from '@shop/contracts/rules/days';
import type { RollOverView, SchemeChoice, StockChoice } from '@shop/contracts/seasons/views';
import { counted } from './list.ts';

const count = new Intl.NumberFormat('en-IN');
const prices = counted('price', 'prices');
const products = counted('product', 'products');

/** The end of a season and the beginning of the next. */
export const words = {
  intro:
    'When a season is over and the shop is closed: all that the next one needs in one step. You see first what it does.',
  shelvesThen: 'Emptied shelves are filled again in the',
  stockSheet: 'stock sheet',
  shelvesEmpty: 'The shelves are empty. Count what is there, or enter what comes in.',
  fields: {
    stock: 'Stock',
    schemes: 'Advance schemes',
    messageHelp: 'What shoppers read until the next season opens.',
  },
  stockChoices: {
    zero: { label: 'Empty the shelves', help: 'Every counted product has 0 left; count what comes in.' },
    keep: { label: 'Keep what is there', help: 'What is left over is sold in the next season.' },
  } satisfies Record<StockChoice, object>,
  schemeChoices: {
    close: { label: 'Close them', help: 'Nobody can join them any more, and those that run are over.' },
    keep: { label: 'Leave them as they are', help: 'When they are for the next season already.' },
  } satisfies Record<SchemeChoice, object>,
  preview: 'See what it does',
  begin: (name: string) => `Begin ${name}?`,
  beginNow: 'Begin the season',
  begun: (name: string) => `${name} has begun. The last season is kept for comparison.`,
  openOrders: (orders: number) =>
    orders === 1
      ? '1 order is still on its way. It goes on as it is, under its number.'
      : `${count.format(orders)} orders are still on their way. They go on as they are, under their numbers.`,
  lookAtOrders: 'Look at the orders',
  takenBack:
    'Name, days and letters can be changed back in the settings. Emptied shelves, closed schemes and the prices kept before come back by no button; the stock ledger and the audit log say what was.',
  effects: (view: RollOverView, wanted: { stock: StockChoice; schemes: SchemeChoice }): string[] => {
    const { from, to, closedBySwitch, stock, schemes, reminders } = view;
    return [
      `${from.name} (${formatDay(from.opensOn)} to ${formatDay(from.closesOn)}, ${from.numberPrefix}) is over and kept for comparison.`,
      `${to.name} opens on ${formatDay(to.opensOn)} and closes on ${formatDay(to.closesOn)}. ${
        closedBySwitch
          ? 'The switch keeps the shop closed until you turn it off; then it opens on that day by itself.'
          : 'The shop opens on that day by itself.'
      }`,
      `Its first order is ${to.numberPrefix}-00001.`,
      `The rates of ${products(view.prices)} are kept as those of the last season. The price list stays as it is until you change it.`,
      ...priceEffects(view),
      stockEffect(stock, wanted.stock),
      schemeEffect(schemes, wanted.schemes),
      reminders === 0
        ? 'Nobody waits to be told when the shop opens.'
        : `Who asked to be told when the shop opens stays on the list: ${count.format(reminders)}.`,
    ];
  },
} as const;

function priceEffects({ from, pricesChanged, pricesToCome }: RollOverView): string[] {
  const coming = pricesToCome.map(
    ({ at, rows }) =>
      `The change of ${prices(rows)} that waits for ${formatInstant(at)} stays, and happens then. Withdraw it on the page of the prices if it was meant for ${from.name}.`,
  );
  if (!pricesChanged) return coming;
  const { at, rows } = pricesChanged;
  return [
    `${prices(rows)} ${rows === 1 ? 'was' : 'were'} changed on ${formatInstant(at)}. If those are the rates of the next season already, undo that on the page of the prices first: what the list says now is kept as last season’s.`,
    ...coming,
  ];
}

function stockEffect({ products: many, pieces }: RollOverView['stock'], choice: StockChoice): string {
  if (many === 0) return 'No product has stock left that is counted, so nothing changes.';
  return choice === 'zero'
    ? `The stock of ${products(many)}, ${count.format(pieces)} boxes and packets together, becomes 0.`
    : `The stock of ${products(many)}, ${count.format(pieces)} boxes and packets together, stays.`;
}

function schemeEffect(names: readonly string[], choice: SchemeChoice): string {
  if (names.length === 0) return 'No advance scheme is open or running.';
  return choice === 'close'
    ? `These schemes are closed: ${names.join(', ')}.`
    : `These schemes stay: ${names.join(', ')}.`;
}
