import type { Unit } from '../units.ts';

/** What is sold, within a sentence. After a number Tamil says no plural: 1 பெட்டி, 5 பெட்டி. */
export const units: Record<Unit, [one: string, several: string]> = {
  Box: ['பெட்டி', 'பெட்டி'],
  Packet: ['பாக்கெட்', 'பாக்கெட்'],
  Piece: ['பீஸ்', 'பீஸ்'],
  Pack: ['பேக்', 'பேக்'],
};

/** How goods are sold, as the label says it. @param unit of `rules/catalogue/units` */
export const unitOf = (unit: string): string =>
  Object.entries(units).find(([name]) => name === unit)?.[1][0] ?? unit;

/** What is in one, as the owner wrote it: `10 பீஸ்` of `10 pcs`. */
export const contentOf = (content: string): string =>
  content
    .replaceAll(/\bpcs?\b/g, 'பீஸ்')
    .replaceAll(/\bitems?\b/g, 'வகை')
    .replaceAll(/\brolls?\b/g, 'ரோல்')
    .replaceAll(/\brings?\b/g, 'ரிங்');
