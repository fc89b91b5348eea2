import { PARTED_BY } from '@shop/contracts/rules/entered-fields';
import type { EnteredField } from '@shop/contracts/rules/entered-fields';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import type { ExportCell } from './export-document.ts';

/** How what is entered into a field stands in a file: amounts in rupees, shares in per cent (with the sign
 * below 1 %, where a reader would take `0.5` for a half), lists in one cell. */
export function exportCell({ kind, column }: EnteredField, value: unknown): ExportCell {
  if (value === null || value === undefined) return null;
  if (kind === 'share' && Number(value) > 0 && Number(value) < 100) return `${Number(value) / 100}%`;
  if (kind === 'money' || kind === 'share') return Number(value) / 100;
  if (kind === 'switch') return value === true ? 'yes' : 'no';
  const label = (each: string) => column?.labels?.[each] ?? each;
  if (kind === 'goods')
    return (value as WantedLine[]).map(({ code, quantity }) => `${code} × ${quantity}`).join(PARTED_BY);
  if (Array.isArray(value)) return (value as string[]).map(label).join(PARTED_BY);
  return typeof value === 'string' ? label(value) : Number(value);
}
