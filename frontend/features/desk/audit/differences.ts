import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { words } from '../../../words/en/staff/audit.ts';

/** One field that a change touched, as people read it. */
export interface Difference {
  field: string;
  /** Null: it came with a record that was added. */
  from: string | null;
  /** Null: it went with a record that was deleted. */
  to: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A record elsewhere: its id tells nobody anything. */
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Of a text with formatting, its words are compared by eye. */
const TAG = /<[^>]*>/g;

/** What differs between two values of the audit log, field by field; whatever lies deeper stands under its path. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const from = fieldsOf(before);
  const to = fieldsOf(after);
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((path) => JSON.stringify(from.get(path)) !== JSON.stringify(to.get(path)))
    .map((path) => ({
      field: labelOf(path),
      from: before === null ? null : said(path, from.get(path), words.one),
      to: after === null ? null : said(path, to.get(path), words.another),
    }));
}

/** Every value that is no object by its path: `redirects.0.from`. */
function fieldsOf(value: unknown, path = ''): Map<string, unknown> {
  if (value === null && path === '') return new Map();
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  const inner = Object.entries(value).flatMap(([name, each]) => [
    ...fieldsOf(each, path === '' ? name : `${path}.${name}`),
  ]);
  return new Map(inner);
}

/** `opensOn` is read as “Opens on”, `redirects.0.from` as “Redirects 1 from”; a code stays as it is: `SP-01`. */
function labelOf(path: string): string {
  const spoken = path.replaceAll(ID, '').split('.').filter(Boolean).map(spokenPart).join(' ');
  return spoken.charAt(0).toUpperCase() + spoken.slice(1);
}

function spokenPart(part: string): string {
  if (/^\d+$/.test(part)) return String(Number(part) + 1);
  if (!/^[a-z][A-Za-z]*$/.test(part)) return part;
  return part
    .replace(/(?:Paise|Id)$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** @param recordElsewhere what is said in place of an id */
function said(path: string, value: unknown, recordElsewhere: string): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return /paise/i.test(path) ? formatMoney(value) : String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.replaceAll(ID, '') === '') return recordElsewhere;
  if (DAY.test(text)) return formatDay(text);
  const plain = text.startsWith('<') ? text.replaceAll(TAG, ' ').replaceAll(/\s+/g, ' ').trim() : text;
  return plain.replaceAll(ID, '…');
}
