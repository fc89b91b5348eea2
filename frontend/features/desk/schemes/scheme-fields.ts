import { SCHEME_TEXT, SLUG } from '@shop/contracts/rules/limits';
import { SCHEME } from '@shop/contracts/rules/schemes/scheme';
import type { SchemeEntry, SchemeFields } from '@shop/contracts/schemes/views';
import { words } from '../../../words/en/staff/schemes.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { percentSpelling } from '../parts/record/percent.ts';

/** 0 to 50 with two decimals. */
const BENEFIT = /^(?:50(?:\.0{1,2})?|[0-4]?\d(?:\.\d{1,2})?)$/;

const kinds = {
  monthlyPaise: { kind: 'money', ...SCHEME.monthlyPaise },
  instalments: { kind: 'number', ...SCHEME.instalments },
  benefitBasisPoints: { kind: 'text', pattern: BENEFIT, spelling: percentSpelling },
  firstMonth: { kind: 'day' },
  dueDay: { kind: 'number', ...SCHEME.dueDay },
  graceDays: { kind: 'number', ...SCHEME.graceDays },
  joinUntil: { kind: 'day' },
  mostMembers: { kind: 'number', ...SCHEME.mostMembers },
  picture: { kind: 'picture' },
  description: { kind: 'rich', limit: SCHEME_TEXT.description },
  descriptionTa: { kind: 'rich', limit: SCHEME_TEXT.description, optional: true },
} as const;

const name = { kind: 'text', limit: SCHEME_TEXT.name } as const;
const nameTa = { ...name, optional: true } as const;
const slug = { kind: 'text', limit: SCHEME_TEXT.slug, pattern: SLUG } as const;

/** The fields of a scheme. */
export const schemeFields = fieldsOf<SchemeEntry>(words.fields, { name, nameTa, slug, ...kinds });
/** Of a new one: its address follows its name. */
export const newSchemeFields = fieldsOf<SchemeEntry>(words.fields, {
  name,
  nameTa,
  slug: { ...slug, addressOf: 'name' },
  ...kinds,
});

/** A scheme as the API takes it. */
export function sentScheme({ picture, ...entry }: SchemeEntry): SchemeFields {
  return { ...entry, pictureKey: picture?.key ?? null };
}
