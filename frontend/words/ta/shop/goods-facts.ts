import type * as English from '../../en/shop/goods-facts.ts';
import { units } from './units.ts';

export const unitOf: typeof English.unitOf = (unit) =>
  Object.entries(units).find(([name]) => name === unit)?.[1][0] ?? unit;

export const contentOf: typeof English.contentOf = (content) =>
  content.replaceAll(/\bpcs?\b/g, 'பீஸ்').replaceAll(/\bitems?\b/g, 'வகை');
