import type { Unit } from './units.ts';

/** The same for one and for many. */
export const units: Record<Unit, string> = { Box: 'பெட்டி', Packet: 'பாக்கெட்', Piece: 'பீஸ்', Pack: 'பேக்' };

/** How goods are sold. @param unit of `units.ts`; another is said as it is */
export const unitOf = (unit: string): string =>
  Object.entries(units).find(([name]) => name === unit)?.[1] ?? unit;

/** What is in one; the owner writes it in English: `10 pcs`. */
export const contentOf = (content: string): string =>
  content.replaceAll(/\bpcs?\b/g, 'பீஸ்').replaceAll(/\bitems?\b/g, 'வகை');
