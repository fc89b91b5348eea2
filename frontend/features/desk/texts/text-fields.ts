import {
  MAIL_SUBJECT,
  type TextForm,
  type TextKind,
  type TextEntry,
} from '@shop/contracts/rules/texts/shop-texts';
import { words } from '../../../words/en/staff/texts.ts';
import { fieldsOf, type Fields } from '../parts/record/state/fields.ts';

const KINDS = { line: 'text', long: 'long', mail: 'long', rich: 'rich' } as const satisfies Record<
  TextForm,
  string
>;

/** The fields of a text by its form; only a mail has a subject. */
export function textFields({ form, limit }: TextKind): Fields<TextEntry> {
  const fields = fieldsOf<TextEntry>(words.fields, {
    subject: { kind: 'text', limit: MAIL_SUBJECT },
    body: { kind: KINDS[form], limit },
  });
  return form === 'mail' ? fields : { list: fields.list.filter(({ name }) => name === 'body') };
}

/** A text as the API takes it: its form may have no subject. */
export function sentText({ subject = '', body }: { subject?: string; body: string }): TextEntry {
  return { subject, body };
}
