import { placeOrder, quoteDraft } from '@shop/contracts/orders/endpoints';
import { askCredit } from '@shop/contracts/schemes/endpoints';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { ApiError, NetworkError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/errors.ts';
import { readForPage } from '../../api/read-for-page.ts';
import { paths } from '../../lib/paths.ts';
import { words as listWords } from '../../words/en/shop/orders-list.ts';
import { fieldErrors, words } from '../../words/en/shop/orders-review.ts';
import { billChanges, quantitiesToBeHad, type BillChange } from '../../lib/bill-changes.ts';
import { fullName, rowsByCode } from './form/list-rows.ts';
import { onlyAllowed } from './form/state/not-allowed.ts';
import { parseOrderForm, type OrderForm } from './form/order-form.ts';
import { orderContent, quoteRequest } from './review/sending/order-request.ts';
import { passbookIn, type PaidCredit } from './review/fields/passbook-credit.ts';
import type { PostedOrder, QuickOrderView } from './form/quick-order-view.ts';
import { refusalSentence } from './form/refusal-sentence.ts';
import { checkFields, chosenPlace, fieldsRefused, stateOf } from './form/review-fields.ts';

/**
 * Answers the quick order's form without JavaScript: with the list, with the review, or (thrown) with the way to
 * the order that was made of it.
 */
export async function answerOrderForm(
  pageContext: PageContextServer,
  view: QuickOrderView,
  referralCode: string | null,
): Promise<PostedOrder> {
  const posted = parseOrderForm(pageContext.form ?? {});
  const form = posted.step === 'allowed' ? withoutRefused(posted, view) : posted;
  const answer = new FormAnswer(pageContext, view, form);
  if (form.step === 'list') return answer.list(null);
  if (quoteRequest(form.quantities, form.fields, view.destinations) === null)
    return answer.list(listWords.emptyList);
  return form.step === 'send' && form.totalPaise !== null && form.idempotencyKey !== null
    ? answer.sent(form.idempotencyKey, form.totalPaise, referralCode)
    : answer.review({});
}

/** The form without the lines that may not go to its state. */
function withoutRefused(form: OrderForm, { destinations, categories }: QuickOrderView): OrderForm {
  const state = stateOf(form.fields, destinations);
  return { ...form, quantities: onlyAllowed(state, form.quantities, rowsByCode(categories)) };
}

class FormAnswer {
  readonly #pageContext: PageContextServer;
  readonly #view: QuickOrderView;
  readonly #form: OrderForm;

  constructor(pageContext: PageContextServer, view: QuickOrderView, form: OrderForm) {
    this.#pageContext = pageContext;
    this.#view = view;
    this.#form = form;
  }

  list(problem: string | null): PostedOrder {
    const { quantities, fields } = this.#form;
    return {
      step: 'list',
      quantities,
      fields,
      errors: {},
      quote: null,
      credit: null,
      changes: this.#odd(),
      idempotencyKey: crypto.randomUUID(),
      problem,
      unanswered: false,
      sentCredit: null,
    };
  }

  /** The bill at this moment. What cannot be had as asked is put right and told line by line. */
  async review(outcome: Partial<PostedOrder>): Promise<PostedOrder> {
    const quote = outcome.quote ?? (await this.#quoteOf(this.#form.quantities));
    if (quote === null) return this.list(listWords.emptyList);
    const quantities = quantitiesToBeHad(quote);
    const rows = rowsByCode(this.#view.categories);
    const others = billChanges(quote, this.#form.rates, (code) => {
      const row = rows.get(code);
      return row && fullName(row);
    });
    const changes = [...this.#odd(), ...others];
    const step = Object.keys(quantities).length > 0 ? 'review' : 'list';
    const fresh = others.some(({ kind }) => kind !== 'price') ? await this.#quoteOf(quantities) : quote;
    const passbook = step === 'review' && !outcome.unanswered ? await this.#passbook() : {};
    const errors = { ...outcome.errors, ...passbook.errors };
    return { ...this.list(null), ...outcome, ...passbook, errors, step, quantities, changes, quote: fresh };
  }

  /** What was typed and cannot be ordered so, with what is taken for it. */
  #odd(): BillChange[] {
    const { odd, quantities } = this.#form;
    const rows = rowsByCode(this.#view.categories);
    return Object.entries(odd).flatMap(([code, typed]) => {
      const row = rows.get(code);
      return row ? [{ kind: 'odd', code, name: fullName(row), typed, quantity: quantities[code] ?? 0 }] : [];
    });
  }

  /** What the passbook that was named can pay, or why not. */
  async #passbook(): Promise<Partial<Pick<PostedOrder, 'credit' | 'errors'>>> {
    const { fields } = this.#form;
    if (fields.passbook.trim() === '') return {};
    const body = passbookIn(fields);
    if (!body) return { errors: { passbook: fieldErrors.passbook } };
    try {
      return { credit: await call(askCredit, { body, visitor: this.#pageContext }) };
    } catch (error) {
      return { errors: { passbook: sentenceOf(error) } };
    }
  }

  async sent(idempotencyKey: string, totalPaise: number, referralCode: string | null): Promise<PostedOrder> {
    const { quantities, rates, fields } = this.#form;
    const { destinations } = this.#view;
    const errors = checkFields(fields, destinations, false, totalPaise);
    // The nearest place is proposed, and chosen by whoever sees it.
    const isPlaceSeen = chosenPlace({ ...fields, pinCode: '' }, destinations) !== null;
    if (!isPlaceSeen && stateOf(fields, destinations)?.allowed) errors.place = fieldErrors.place;
    // What is taken for something else is looked at first.
    if (this.#odd().length > 0) return this.review({ errors });
    if (Object.keys(errors).length > 0) return this.review({ errors, problem: words.checkFields });
    const lines = Object.entries(quantities).map(([code, quantity]) => {
      // A line without a rate was never shown: one that nothing costs makes the server ask again.
      return { code, quantity, netPaise: rates[code] ?? 1 };
    });
    const agreed = { lines, expectedTotalPaise: totalPaise };
    const asked = passbookIn(fields);
    // What it takes off was never shown: it is looked at first.
    if (asked && !this.#form.credit) return this.review({ problem: words.lookAtPassbook });
    const passbook: PaidCredit | null =
      asked && this.#form.credit
        ? { number: asked.passbook, phone: asked.phone, ...this.#form.credit }
        : null;
    // A cookie would end here: it comes with the answer of the API.
    const content = orderContent(agreed, { ...fields, remember: '' }, destinations, referralCode, passbook);
    try {
      const placed = await call(placeOrder, {
        body: { idempotencyKey, ...content },
        visitor: this.#pageContext,
      });
      throw redirect(paths.placedOrder(placed));
    } catch (error) {
      return this.#refused(error, idempotencyKey);
    }
  }

  #refused(error: unknown, idempotencyKey: string): Promise<PostedOrder> {
    if (error instanceof NetworkError || (error instanceof ApiError && error.problem.status >= 500))
      return this.review({ idempotencyKey, unanswered: true, sentCredit: this.#form.credit });
    if (!(error instanceof ApiError)) throw error;
    const changed = error.detailsOf('quote-changed');
    if (changed) {
      const [was, is] = [this.#form.totalPaise, changed.quote.totals.totalPaise];
      return this.review({ quote: changed.quote, problem: was === is ? null : words.totalChanged(was, is) });
    }
    const invalid = error.detailsOf('invalid-request');
    return this.review({
      errors: invalid ? fieldsRefused(invalid.fields) : {},
      problem: refusalSentence(error),
    });
  }

  async #quoteOf(quantities: OrderForm['quantities']): Promise<Quote | null> {
    const body = quoteRequest(quantities, this.#form.fields, this.#view.destinations);
    return body && readForPage(this.#pageContext, quoteDraft, { body });
  }
}
