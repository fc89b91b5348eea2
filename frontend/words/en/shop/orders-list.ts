import type { Unit } from '@shop/contracts/rules/catalogue/units';
import { formatMoney } from '@shop/contracts/rules/money';
import { units } from './units.ts';

/** The sheet with a quantity box in each row. */
export const words = {
  title: 'Price list and quick order',
  oneMoment: 'One moment …',
  heading: 'Price list',
  description: (items: number, shop: string) =>
    `All ${items} crackers of ${shop} on one page with net rates, MRP and a box for how many. It comes by lorry.`,
  lead: 'Put a number beside each item you want. Net rates, taxes included.',
  whyBelowMrp: 'Why so far below MRP?',
  sheet: 'Price list',
  categories: 'Kinds of crackers',
  sendingTo: 'Goods go to',
  /** The line that unfolds into where the goods go, its hours, and what to do with the list. */
  goesTo: (state: string) => (state ? `To ${state} · PDF, share` : 'Goods go to · PDF, share'),
  search: 'Find in the list',
  searchPlaceholder: 'Name or code',
  clearSearch: 'Clear the search',
  filters: 'Filters',
  filtersButton: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters · ${chosen}`),
  filterGroups: { traits: 'Show only', prices: 'Net rate', kinds: 'Kinds' },
  greenFilter: 'Green crackers',
  mineFilter: 'In my list',
  priceBand: (above: number | null, most: number) =>
    above === null
      ? `Up to ${formatMoney(most)}`
      : most === Infinity
        ? `Above ${formatMoney(above)}`
        : `${formatMoney(above)} to ${formatMoney(most)}`,
  closeFilters: 'Close the filters',
  clearFilters: 'Clear',
  showFound: (count: number) => (count === 1 ? 'Show 1 item' : `Show ${count} items`),
  found: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  showAll: 'Show everything',
  soldOut: 'Sold out',
  /** Over the columns of a wide screen. */
  net: 'MRP and net rate',
  amount: 'Amount',
  /** Before the figures, for those who do not see where they stand. */
  mrpBefore: 'MRP ',
  netBefore: 'Net rate ',
  per: (unit: string) => `per ${unit.toLowerCase()}`,
  green: 'Green',
  summary: 'Your list in figures',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  /** Five of one item: by their unit, where all have the same. */
  pieces: (count: number, unit: Unit | null) => (unit ? `${count} ${units[unit][1]}` : `${count} in all`),
  noItems: 'Nothing on your list yet',
  saving: (paise: number) => `${formatMoney(paise)} below MRP`,
  lacking: (lacking: number, minimum: number, state: string) =>
    `${formatMoney(lacking)} more to the minimum of ${formatMoney(minimum)} for ${state}`,
  minimum: (minimum: number, state: string) => `The minimum for ${state} is ${formatMoney(minimum)}`,
  notGoing: (items: number, state: string) =>
    items === 1 ? `1 item may not go to ${state}` : `${items} items may not go to ${state}`,
  blocked: (state: string) => `We cannot send to ${state}`,
  review: 'Review',
  scriptsFailed:
    'A part of this page did not arrive. You can still put in your numbers and press Review, or load the page again.',
  emptyList: 'Your list is empty. Put a number beside at least one item.',
  clear: 'Clear my list',
  cleared: 'Your list is empty now.',
  bringBack: 'Bring my list back',
  share: 'Share this list',
  pdf: 'PDF',
  print: 'Print',
  shareShort: 'Share',
  whatsApp: 'WhatsApp',
  paste: 'Paste a list',
  pasteMine: 'Paste my list',
  pack: (name: string) => `What is in it: ${name}`,
  lateFailed: 'This did not arrive from the network. Please press again.',
  ways: 'The list to take along',
  linkCopied: 'The link is copied.',
  shareFailed: 'The link could not be copied. Please share the address of this page.',
  listText: (shop: string) => `Price list of ${shop}`,
  shareText: (shop: string) => `My list at ${shop}`,
  copied: 'The link to your list is copied.',
  copyFailed: 'The link could not be copied. Here it is:',
} as const;
