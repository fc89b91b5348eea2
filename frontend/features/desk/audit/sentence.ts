import type { AuditEntryView } from '@shop/contracts/audit/views';
import { words } from '../../../words/en/staff/audit.ts';
import { words as settings } from '../../../words/en/staff/settings.ts';
import { isText, textName } from '../../../words/en/staff/text-names.ts';
import { plainRecords } from '../shell/plain-records.ts';

type Did = Pick<AuditEntryView, 'action' | 'subject' | 'thing' | 'before' | 'after'>;

/** What was done, as somebody would say it: “Changed the product SP-01 Red sparklers”. */
export function sentenceOf({ action, subject, thing, before, after }: Did): string {
  const [kind = '', key = ''] = subject.split('/');
  const whole = words.sentences[action];
  if (whole) return whole(thing ?? words.another, rowsOf(after ?? before));
  if (kind === 'setting') return words.settings(sectionTitle(key));
  if (kind === 'text' && isText(key)) return words.text(textName(key));
  const verb = words.verbs[action.split('.').at(-1) ?? ''] ?? words.verbs['saved'];
  const noun = words.nouns[kind] ?? plainRecords.find(({ audited }) => audited === kind)?.title ?? kind;
  return [verb, noun, thing].filter(Boolean).join(' ');
}

function sectionTitle(section: string): string {
  const titled = (settings as unknown as Readonly<Record<string, { title?: string } | undefined>>)[section];
  return titled?.title ?? section;
}

/** How many rows a change of many wrote; those beyond a bound are counted in the entry. */
function rowsOf(written: unknown): number {
  const { 'and more rows': more = 0, ...rows } = (written ?? {}) as Record<string, unknown>;
  return Object.keys(rows).length + Number(more);
}
