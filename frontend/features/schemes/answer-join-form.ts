import { joinScheme } from '@shop/contracts/schemes/endpoints';
import { redirect } from 'vike/abort';
import { ApiError, NetworkError } from '../../api/api-error.ts';
import { call, type Visitor } from '../../api/client.ts';
import { sentenceOf } from '../../api/errors.ts';
import { paths } from '../../lib/paths.ts';
import { joinWords as words } from '../../words/en/shop/join-scheme.ts';
import {
  joinContent,
  joinErrorsIn,
  joinFieldsIn,
  joinFieldsRefused,
  type JoinErrors,
  type JoinFields,
} from './join-fields.ts';

/** What the page says to a form that was posted. */
export interface PostedJoin {
  fields: JoinFields;
  errors: JoinErrors;
  /** What there is to say about it as a whole. */
  notice: { kind: 'error' | 'season'; title: string; text: string };
  /** Made when all fields are right: with it the form is sent, and sent twice it counts once. Null before that. */
  idempotencyKey: string | null;
}

/**
 * Answers the form in two steps, because the page is everybody's and can hold no key: first it is read back under a key
 * of its own, then it is sent. Who has joined is led (thrown) to the passbook.
 */
export async function answerJoinForm(
  form: Readonly<Record<string, string>>,
  visitor: Visitor,
): Promise<PostedJoin> {
  const fields = joinFieldsIn(form);
  const errors = joinErrorsIn(fields);
  if (Object.keys(errors).length > 0) return refused(fields, errors, words.checkFields);
  const idempotencyKey = form['key'] ?? '';
  if (idempotencyKey === '') {
    const notice = { kind: 'season', title: words.checkTitle, text: words.check } as const;
    return { fields, errors, notice, idempotencyKey: crypto.randomUUID() };
  }
  try {
    const { token } = await call(joinScheme, {
      params: { slug: fields.scheme },
      body: { idempotencyKey, ...joinContent(fields, form['website'] ?? '') },
      visitor,
    });
    throw redirect(paths.passbook(token));
  } catch (error) {
    if (error instanceof NetworkError || (error instanceof ApiError && error.problem.status >= 500)) {
      const notice = { kind: 'error', title: words.unknown, text: words.unknownHelp } as const;
      return { fields, errors, notice, idempotencyKey };
    }
    if (!(error instanceof ApiError)) throw error;
    const found = joinFieldsRefused(error.detailsOf('invalid-request')?.fields ?? {});
    return refused(fields, found, sentenceOf(error));
  }
}

/** Nothing arrived: what comes next is another wish, under another key. */
function refused(fields: JoinFields, errors: JoinErrors, text: string): PostedJoin {
  const notice = { kind: 'error', title: words.notSent, text } as const;
  return { fields, errors, notice, idempotencyKey: null };
}
