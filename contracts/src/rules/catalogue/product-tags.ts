export const PRODUCT_TAGS = ['kid-safe', 'low-noise', 'day', 'night', 'sound'] as const;
/** For whom and when a product is, and what it is like. */
export type ProductTag = (typeof PRODUCT_TAGS)[number];
