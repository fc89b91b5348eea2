export const SALE_MODES = ['estimate', 'order', 'catalogue'] as const;
/**
 * `estimate`: a request is sent, payment details follow the confirmation by phone. `order`: payment details at
 * once. `catalogue`: prices are shown, nothing can be sent.
 */
export type SaleMode = (typeof SALE_MODES)[number];
