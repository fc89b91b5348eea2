import { lookUpOrder } from '@shop/contracts/orders/endpoints';
import { dayOf } from '@shop/contracts/rules/days';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { call, type Visitor } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { sentDevice } from '../../../features/orders/review/sending/device-id.ts';
import { readShownSchemes } from '../../../features/schemes/shown-schemes.ts';
import { readOwnText } from '../../../features/texts/read-own-text.ts';
import { words } from '../../../words/en/shop/closed.ts';
import { askForReminder, forget, type ReminderAnswer } from './ask-for-reminder.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { shop, closed, form } = pageContext;
  const [closedHeadline, reminderText, ordersText] = await Promise.all([
    readOwnText(pageContext, 'closed-headline'),
    readOwnText(pageContext, 'closed-reminder'),
    readOwnText(pageContext, 'closed-orders'),
  ]);
  const headline = closed ? closedHeadline : words.open;
  setConfig({
    title: `${headline} | ${shop.identity.name}`,
    description: (closed && shop.season.message) || (closed ? headline : words.openText),
  });
  const { search } = pageContext.urlParsed;
  const answered = form ? await answer(form, pageContext) : {};
  return {
    headline,
    reminderText,
    ordersText,
    reopensOn: reopensOn(shop.season, new Date()),
    schemes: closed ? await readSchemeGlances(pageContext) : [],
    error: search['unknown'] === 'link' ? words.unknownLink : null,
    reminder: null as ReminderAnswer | null,
    forgetToken: search['forget'] ?? form?.['forget'] ?? null,
    forgotten: null as ReminderAnswer | null,
    typed: {
      number: form?.['number'] ?? '',
      phone: form?.['phone'] ?? '',
      contact: form?.['contact'] ?? '',
      consent: form?.['consent'] !== undefined,
    },
    ...answered,
  };
}

/** What can be joined meanwhile, in a line each. */
async function readSchemeGlances(pageContext: PageContextServer) {
  const schemes = await readShownSchemes(pageContext);
  return schemes.map(({ name, isFull, choice }) => ({ name, text: isFull ? choice.more : choice.text }));
}

/** The next opening that staff set, or this season's while it is still to come. */
function reopensOn({ nextOpensOn, opensOn }: PageContextServer['shop']['season'], now: Date): string | null {
  const today = dayOf(now);
  if (nextOpensOn !== null && nextOpensOn > today) return nextOpensOn;
  return opensOn > today ? opensOn : null;
}

/** The page has three forms; `ask` tells which was sent. */
async function answer(
  form: Record<string, string>,
  visitor: Visitor,
): Promise<{ error: string } | { reminder: ReminderAnswer } | { forgotten: ReminderAnswer }> {
  if (form['ask'] === 'reminder') return { reminder: await askForReminder(form, visitor) };
  if (form['ask'] === 'forget') return { forgotten: await forget(form['forget'] ?? '', visitor) };
  return lookUp(form, visitor);
}

/** Number and phone lead to the order's page, which stands at this address with its token. */
async function lookUp(form: Record<string, string>, visitor: Visitor): Promise<{ error: string }> {
  const { number = '', phone = '' } = form;
  if (number.trim() === '' || phone.trim() === '') return { error: words.fillBoth };
  let token: string;
  try {
    ({ token } = await call(lookUpOrder, { body: { number, phone, ...sentDevice(form) }, visitor }));
  } catch (error) {
    return { error: messageOf(error) };
  }
  throw redirect(`${paths.closed}?token=${encodeURIComponent(token)}`);
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    return error.code === 'not-found' || error.code === 'invalid-request'
      ? words.notFound
      : sentenceOf(error);
  }
  if (error instanceof NetworkError) return sentenceOf(error);
  throw error;
}
