export const UNITS = ['Box', 'Packet', 'Piece', 'Pack'] as const;
/** What one of a product is sold as. */
export type Unit = (typeof UNITS)[number];
