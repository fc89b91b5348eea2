import { lookUpOrder } from '@shop/contracts/orders/endpoints';
import type { LookUpOrderRequest } from '@shop/contracts/orders/requests';
import { typedOrderNumber } from '@shop/contracts/rules/orders/order-number';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { ApiError } from '../../../api/api-error.ts';
import { call, type Visitor } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { sentDevice } from '../../../features/orders/review/sending/device-id.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/shop/orders-track.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The form is an ordinary one: the server answers it with the way to the order, or says what is wrong. */
export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  setConfig({ title: `${words.title} | ${pageContext.shop.identity.name}`, description: words.description });
  const { form, urlParsed } = pageContext;
  const given = form ? form['number'] : urlParsed.search['number'];
  const number = typeof given === 'string' ? given.slice(0, 40) : '';
  const phone = typeof form?.['phone'] === 'string' ? form['phone'].slice(0, 40) : '';
  const view = { number, phone, numberError: null, phoneError: null, problem: null, unanswered: false };
  if (form === null) return view;
  const numberError = typedOrderNumber(number) ? null : words.numberError;
  const phoneError = mobileDigits(phone) ? null : words.phoneError;
  if (numberError ?? phoneError) return { ...view, numberError, phoneError };
  return { ...view, ...(await lookUp(pageContext, { number, phone, ...sentDevice(form) })) };
}

/**
 * Leads to the order; what hinders is the answer. An unknown number and a wrong phone are told alike; where nobody could
 * look, nothing is said of the order.
 */
async function lookUp(visitor: Visitor, body: LookUpOrderRequest) {
  try {
    const { token } = await call(lookUpOrder, { body, visitor });
    throw redirect(paths.order(token));
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.problem.status))
      return { problem: words.notFound, unanswered: false };
    if (error instanceof ApiError || (error instanceof Error && error.name === 'NetworkError'))
      return { problem: sentenceOf(error), unanswered: true };
    throw error;
  }
}
