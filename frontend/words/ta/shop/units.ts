import type { Unit } from '@shop/contracts/rules/catalogue/units';

/** What is sold, within a sentence. After a number Tamil says no plural: 1 பெட்டி, 5 பெட்டி. */
export const units: Record<Unit, [one: string, several: string]> = {
  Box: ['பெட்டி', 'பெட்டி'],
  Packet: ['பாக்கெட்', 'பாக்கெட்'],
  Piece: ['பீஸ்', 'பீஸ்'],
  Pack: ['பேக்', 'பேக்'],
};
