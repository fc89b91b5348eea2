import { sendContactMessage } from '@shop/contracts/contacts/endpoints';
import { CONTACT_SUBJECTS, type ContactSubject } from '@shop/contracts/contacts/views';
import { keepsTo, looksLikeEmail, TEXT } from '@shop/contracts/rules/limits';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { call, type Visitor } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { problems as say, words } from '../../../words/en/shop/contact.ts';

const NAMES = ['name', 'phone', 'email', 'subject', 'message'] as const;
type FieldName = (typeof NAMES)[number];
/** The fields as they were typed. */
export type MessageFields = Record<FieldName, string>;

/** What stands in the way; null when the message has arrived. */
export type Refusal = { problem: string; fields: Partial<Record<FieldName, string>> } | null;

/** Far above what any field takes: nothing longer is sent back to the page. */
const LONGEST = 4000;

export function messageFieldsIn(form: Readonly<Record<string, string>> | null): MessageFields {
  const entries = NAMES.map((name) => [
    name,
    (form?.[name] ?? '').replaceAll('\r\n', '\n').slice(0, LONGEST),
  ]);
  return Object.fromEntries(entries) as MessageFields;
}

/** The same checks as the backend makes, with a sentence for each. */
export function problemsIn({ name, phone, email, subject, message }: MessageFields) {
  const neither = phone.trim() === '' && email.trim() === '';
  const checks: Record<FieldName, string | null> = {
    name: keepsTo(TEXT.personName, name) ? null : say.name,
    phone: neither ? say.neither : phone.trim() === '' || mobileDigits(phone) !== null ? null : say.phone,
    email: email.trim() === '' || looksLikeEmail(email.trim()) ? null : say.email,
    subject: isSubject(subject) ? null : say.subject,
    message: keepsTo(TEXT.contactMessage, message) ? null : say.message,
  };
  return Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem !== null)) as Partial<
    Record<FieldName, string>
  >;
}

/** @param website the field that people do not see */
export async function sendMessage(
  fields: MessageFields,
  website: string,
  visitor: Visitor,
): Promise<Refusal> {
  const found = problemsIn(fields);
  if (Object.keys(found).length > 0) return { problem: words.checkFields, fields: found };
  const { name, phone, email, subject, message } = fields;
  const body = {
    name,
    subject: subject as ContactSubject,
    message,
    website: website.slice(0, TEXT.trap.max),
    ...(phone.trim() && { phone }),
    ...(email.trim() && { email: email.trim() }),
  };
  try {
    await call(sendContactMessage, { body, visitor });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return { problem: sentenceOf(error), fields: refusedBy(error) };
  }
}

/** A field that only the backend knew to refuse: an e-mail that looks like one, an unreadable sign. */
function refusedBy(error: ApiError | NetworkError): Partial<Record<FieldName, string>> {
  const refused = error instanceof ApiError ? (error.detailsOf('invalid-request')?.fields ?? {}) : {};
  return Object.fromEntries(NAMES.filter((name) => name in refused).map((name) => [name, say[name]]));
}

function isSubject(text: string): text is ContactSubject {
  return (CONTACT_SUBJECTS as readonly string[]).includes(text);
}
