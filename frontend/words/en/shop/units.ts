import type { Unit } from '@shop/contracts/rules/catalogue/units';

/** What is sold, within a sentence. */
export const units: Record<Unit, [one: string, several: string]> = {
  Box: ['box', 'boxes'],
  Packet: ['packet', 'packets'],
  Piece: ['piece', 'pieces'],
  Pack: ['pack', 'packs'],
};
