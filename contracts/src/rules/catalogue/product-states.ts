export const PRODUCT_STATES = ['draft', 'active', 'archived'] as const;
/** A draft is seen by staff alone; what is archived is sold no more, and never deleted. */
export type ProductState = (typeof PRODUCT_STATES)[number];
