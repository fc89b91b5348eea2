import { units as words } from '@shop/contracts/rules/catalogue/goods-words-ta';
import type { Unit } from '@shop/contracts/rules/catalogue/units';

const both = (word: string): [one: string, several: string] => [word, word];

/** What is sold, within a sentence. After a number Tamil says no plural: 1 பெட்டி, 5 பெட்டி. */
export const units: Record<Unit, [one: string, several: string]> = {
  Box: both(words.Box),
  Packet: both(words.Packet),
  Piece: both(words.Piece),
  Pack: both(words.Pack),
};
