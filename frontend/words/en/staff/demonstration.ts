import type { DemonstrationKind } from '@shop/contracts/rules/season/demonstration';
import type { DemonstrationUse, DemonstrationView } from '@shop/contracts/shop/views';

/** Taking away what the shop was filled with to be tried. */
export const words = {
  remove: 'Remove the demonstration',
  removeNow: 'Remove it',
  removed: 'The demonstration is gone. What is in the shop now is yours.',
  inUse: 'Something of yours stands on the demonstration',
  howToGoOn:
    'Cancel orders that were only tried. An order with money or an invoice stays for good: then keep the demonstration’s products in the archive, or begin with an empty shop.',
  withChanged: 'Also what somebody changed here since (never settings or states)',
  forGood: 'This cannot be undone. The shop closes, unless its name, licence and bank are your own already.',
  kinds: {
    product: ['product', 'products'],
    category: ['category', 'categories'],
    picture: ['picture', 'pictures'],
    pickup_location: ['pickup location', 'pickup locations'],
    city: ['city', 'cities'],
    state: ['served state', 'served states'],
    post: ['blog post', 'blog posts'],
    scheme: ['scheme', 'schemes'],
    referrer: ['referrer', 'referrers'],
    season: ['past season', 'past seasons'],
    brand: ['brand', 'brands'],
    product_tag: ['tag', 'tags'],
    ready_list: ['ready-made list', 'ready-made lists'],
    setting: ['section of the settings', 'sections of the settings'],
  } satisfies Record<DemonstrationKind, [one: string, many: string]>,
  uses: {
    order: 'Orders',
    member: 'Members of schemes',
    payout: 'Payouts',
  } satisfies Record<DemonstrationUse['kind'], string>,
} as const;

/** `Removed: 136 products, 14 categories.` and what is kept, with cancelled test orders. */
export function effectsOf(rows: DemonstrationView['rows']): string[] {
  const counted = (of: 'removed' | 'kept'): string =>
    rows
      .filter((row) => row[of] > 0)
      .map(({ kind, [of]: count }) => `${count} ${words.kinds[kind][count === 1 ? 0 : 1]}`)
      .join(', ');
  const [removed, kept] = [counted('removed'), counted('kept')];
  return [
    removed === '' ? 'Nothing is removed.' : `Removed: ${removed}; and the cancelled test orders with them.`,
    kept === ''
      ? 'Nothing of the demonstration is kept.'
      : `Kept, because it was changed here or something of yours needs it: ${kept}.`,
  ];
}

/** `Orders: DS26-00001, DS26-00002.` */
export function usesOf(uses: DemonstrationView['uses']): string {
  return (Object.keys(words.uses) as DemonstrationUse['kind'][])
    .map((kind) => ({ kind, numbers: uses.filter((use) => use.kind === kind).map(({ number }) => number) }))
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ kind, numbers }) => `${words.uses[kind]}: ${few(numbers)}.`)
    .join(' ');
}

/** The first ten, and how many more there are. */
function few(numbers: readonly string[]): string {
  const more = numbers.length - 10;
  return numbers.slice(0, 10).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
