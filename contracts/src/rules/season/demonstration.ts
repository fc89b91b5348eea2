/** What the demonstration fills in, by the names of its tables. */
export const DEMONSTRATION_KINDS = [
  'product',
  'category',
  'picture',
  'pickup_location',
  'city',
  'state',
  'post',
  'scheme',
  'referrer',
  'season',
  'setting',
  'brand',
  'product_tag',
  'ready_list',
] as const;
export type DemonstrationKind = (typeof DEMONSTRATION_KINDS)[number];
