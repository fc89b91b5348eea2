import type { Exchange, Endpoint } from '@shop/contracts/endpoint';
import { keepsTo, looksLikeEmail, MEMBER_TEXT, TEXT } from '@shop/contracts/rules/limits';
import { mobileDigits } from '@shop/contracts/rules/phone';
import type { joinScheme } from '@shop/contracts/schemes/endpoints';
import { pageLanguage } from '../../lib/language.ts';
import { fieldErrors as say } from '../../words/en/shop/join-scheme.ts';

const FIELD_NAMES = [
  'scheme',
  'name',
  'phone',
  'email',
  'address',
  'nomineeName',
  'nomineeRelation',
  'nomineePhone',
  'adult',
  'consent',
] as const;
export type JoinField = (typeof FIELD_NAMES)[number];
/** The fields as they were typed; `scheme` is a slug, `adult` and `consent` are `yes` when ticked. */
export type JoinFields = Record<JoinField, string>;
export type JoinErrors = Partial<Record<JoinField, string>>;

type BodyOf<E> = E extends Endpoint<string, infer X extends Exchange> ? X['body'] : never;
export type JoinContent = Omit<NonNullable<BodyOf<typeof joinScheme>>, 'idempotencyKey'>;

/** Far above what any field takes: nothing longer is sent back to the page. */
const LONGEST = 1_000;

/** The fields in anything that came from a form or from storage. */
export function joinFieldsIn(source: Readonly<Record<string, unknown>>): JoinFields {
  const entries = FIELD_NAMES.map((name) => {
    const value = source[name];
    return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, LONGEST) : ''];
  });
  return Object.fromEntries(entries) as JoinFields;
}

/** What cannot be sent yet, a sentence a field; the API has the last word. */
export function joinErrorsIn(fields: JoinFields): JoinErrors {
  const { nomineePhone } = fields;
  const errors: Record<JoinField, string | null> = {
    scheme: fields.scheme ? null : say.scheme,
    name: keepsTo(TEXT.personName, fields.name) ? null : say.name,
    phone: mobileDigits(fields.phone) ? null : fields.phone.trim() === '' ? say.noPhone : say.phone,
    email: fields.email.trim() === '' || looksLikeEmail(fields.email.trim()) ? null : say.email,
    address: keepsTo(TEXT.address, fields.address) ? null : say.address,
    nomineeName: keepsTo(TEXT.personName, fields.nomineeName) ? null : say.nomineeName,
    nomineeRelation: keepsTo(MEMBER_TEXT.relation, fields.nomineeRelation) ? null : say.nomineeRelation,
    nomineePhone: nomineePhone.trim() === '' || mobileDigits(nomineePhone) ? null : say.phone,
    adult: fields.adult === 'yes' ? null : say.adult,
    consent: fields.consent === 'yes' ? null : say.consent,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

/** @param website the field that people do not see */
export function joinContent(fields: JoinFields, website: string): JoinContent {
  const { name, phone, address, nomineeName, nomineeRelation, nomineePhone } = fields;
  const email = fields.email.trim();
  return {
    name,
    phone,
    ...(email && { email }),
    address,
    nominee: { name: nomineeName, relation: nomineeRelation, phone: nomineePhone.trim() || null },
    consent: true,
    adult: true,
    ...pageLanguage,
    website: website.slice(0, TEXT.trap.max),
  };
}

/** The fields that only the API knew to refuse: its paths are `phone`, `nominee.phone`. */
export function joinFieldsRefused(paths: Readonly<Record<string, unknown>>): JoinErrors {
  const names = Object.keys(paths).map((path) =>
    path.replace(/^nominee\.(\w)/, (_, first: string) => `nominee${first.toUpperCase()}`),
  );
  const known = names.filter((name): name is JoinField => (FIELD_NAMES as readonly string[]).includes(name));
  return Object.fromEntries(known.map((name) => [name, say.refused]));
}
