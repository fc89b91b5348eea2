import { lookUpOrder, trackOrder } from '@shop/contracts/orders/endpoints';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
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
import { words } from '../../../words/en/closed.ts';
import { askForReminder, forget, type ReminderAnswer } from './ask-for-reminder.ts';

export type Data = Awaited<ReturnType<typeof data>>;
export type OrderGlance = Pick<
  TrackedOrderView,
  | 'number'
  | 'placedAt'
  | 'state'
  | 'onHold'
  | 'totals'
  | 'paidPaise'
  | 'balancePaise'
  | 'dispatch'
  | 'pickupLocation'
>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { shop, closed, form } = pageContext;
  setConfig({
    title: `${closed ? words.title : words.open} | ${shop.identity.name}`,
    description: (closed && shop.season.message) || (closed ? words.title : words.openText),
  });
  const token = pageContext.urlParsed.search['token'] ?? '';
  const found = form ? await answer(form, pageContext) : token ? await track(token, pageContext) : {};
  return {
    reopensOn: reopensOn(shop.season, new Date()),
    schemes: closed && token === '' ? await readSchemeGlances(pageContext) : [],
    order: null as OrderGlance | null,
    error: null as string | null,
    reminder: null as ReminderAnswer | null,
    forgetToken: pageContext.urlParsed.search['forget'] ?? form?.['forget'] ?? null,
    forgotten: null as ReminderAnswer | null,
    typed: {
      number: form?.['number'] ?? '',
      phone: form?.['phone'] ?? '',
      contact: form?.['contact'] ?? '',
    },
    ...found,
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

/** Number and phone lead to the order's private link, which this page shows. */
async function lookUp(form: Record<string, string>, visitor: Visitor): Promise<{ error: string }> {
  const { number = '', phone = '' } = form;
  if (number.trim() === '' || phone.trim() === '') return { error: words.fillBoth };
  let token: string;
  try {
    ({ token } = await call(lookUpOrder, { body: { number, phone, ...sentDevice(form) }, visitor }));
  } catch (error) {
    return { error: messageOf(error, words.notFound) };
  }
  throw redirect(`${paths.closed}?token=${encodeURIComponent(token)}`);
}

async function track(token: string, visitor: Visitor): Promise<{ order: OrderGlance } | { error: string }> {
  try {
    const { number, placedAt, state, onHold, totals, paidPaise, balancePaise, dispatch, pickupLocation } =
      await call(trackOrder, { params: { token }, visitor });
    return {
      order: { number, placedAt, state, onHold, totals, paidPaise, balancePaise, dispatch, pickupLocation },
    };
  } catch (error) {
    return { error: messageOf(error, words.unknownLink) };
  }
}

function messageOf(error: unknown, unknown: string): string {
  if (error instanceof ApiError) {
    return error.code === 'not-found' || error.code === 'invalid-request' ? unknown : sentenceOf(error);
  }
  if (error instanceof NetworkError) return sentenceOf(error);
  throw error;
}
