/** So many digits of an HSN stand on an invoice: by the seller's turnover (notification 78/2020, Central Tax). */
export const HSN_DIGITS = [4, 6, 8] as const;
export type HsnDigits = (typeof HSN_DIGITS)[number];
