import { placeOrder } from '@shop/contracts/orders/endpoints';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { navigate } from 'vike/client/router';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { paths } from '../../../../lib/paths.ts';
import { holdDocument } from '../../../../lib/routes/page-transition.ts';
import { toast } from '../../../../ui/messages/toast.ts';
import { words } from '../../../../words/en/shop/orders-review.ts';
import { changeDraft, readDraft } from '../../../draft/draft-store.ts';
import { refusalSentence } from '../../form/refusal-sentence.ts';
import {
  attemptFor,
  forget,
  isCurrent,
  isPlaced,
  isUnanswered,
  letGo,
  markRefused,
  markUnanswered,
  mayHaveArrived,
  settle,
  unansweredAttempt,
  type Attempt,
} from './attempt.ts';
import { askAnew } from '../../remembered/remembered.ts';
import { deviceId } from './device-id.ts';
import { isListOf, withoutSent, type OrderContent } from './order-request.ts';

/** Where the order stands on its way to the shop. */
export type Sending =
  | { kind: 'idle' | 'sent' }
  | ({ kind: 'sending' } & Attempt)
  /** No answer came: nobody knows whether it arrived. */
  | ({ kind: 'unknown' } & Attempt)
  | { kind: 'changed'; quote: Quote; content: OrderContent };

export const IDLE: Sending = { kind: 'idle' };

/** @param fields the fields that were refused, by the API's paths */
export type OnRefused = (
  sentence: string,
  fields: Readonly<Record<string, unknown>>,
  error: ApiError,
) => void;

/** How long a message about an order stays when its review was left, ms. */
const NEWS_STAYS = 600_000;
/** How long “Sending …” is said, ms: then nobody knows, and the key makes it safe to try again. */
const TIMEOUT = 15_000;

/** Sends orders, one at a time. An order goes on when its review is left: only the document ends it. */
export class OrderSending {
  /** Null: to be read from the attempts that are kept. */
  #state: Sending | null = null;
  readonly #listeners = new Set<() => void>();
  #followsOtherTabs = false;
  /** The review on the screen. */
  #review: { onRefused: OnRefused } | null = null;
  #lastTry = 0;
  /** The keys of orders that were placed and told of: a second try of one says nothing new. */
  readonly #told = new Set<string>();

  readonly state = (): Sending => {
    if (this.#state) return this.#state;
    const attempt = unansweredAttempt();
    return (this.#state = attempt ? { kind: 'unknown', ...attempt } : IDLE);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    if (!this.#followsOtherTabs) {
      this.#followsOtherTabs = true;
      window.addEventListener('storage', this.#askOtherTabs);
      window.addEventListener('pageshow', this.#askOtherTabs);
    }
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * A review is on the screen: it hears why an order was refused, and the shopper goes on from it to the order's page.
   * @returns ends it
   */
  show(onRefused: OnRefused): () => void {
    const review = { onRefused };
    this.#review = review;
    return () => {
      if (this.#review !== review) return;
      this.#review = null;
      if (this.#state?.kind === 'sent' || this.#state?.kind === 'changed') this.#publish(null);
    };
  }

  send(content: OrderContent): void {
    const attempt = attemptFor(content);
    const other = unansweredAttempt();
    // Another tab may have sent one since this review was opened: that is asked about first.
    if (other && other.idempotencyKey !== attempt.idempotencyKey) this.#publish(null);
    else void this.#send(attempt);
  }

  /** Sends the unanswered order once more, as it was and under the same key. */
  retry(): void {
    if (this.#state?.kind === 'unknown' && mayHaveArrived(this.#state)) void this.#send(this.#state);
    else this.#publish(null);
  }

  /** Asks no longer whether the unanswered order arrived. */
  letGo(): void {
    if (this.#state?.kind === 'unknown') letGo(this.#state);
    this.#publish(null);
  }

  /** Back to where nothing was sent. */
  dismiss(): void {
    this.#publish(null);
  }

  async #send(tried: Attempt): Promise<void> {
    const attempt = markUnanswered(tried);
    const { content } = attempt;
    const thisTry = ++this.#lastTry;
    this.#publish({ kind: 'sending', ...attempt });
    // An answer that comes later still counts.
    const timer = setTimeout(() => {
      if (thisTry === this.#lastTry) this.#askAbout(attempt);
    }, TIMEOUT);
    try {
      const placed = await place(attempt.idempotencyKey, content);
      clearTimeout(timer);
      await this.#placed(attempt, placed);
    } catch (error) {
      clearTimeout(timer);
      if (isAnswer(error)) this.#refused(attempt, error);
      // An earlier try of it may have been answered meanwhile.
      else if (thisTry === this.#lastTry && this.#state?.kind === 'sending') this.#askAbout(attempt);
    }
  }

  async #placed(attempt: Attempt, { number, href, goOn }: Placed): Promise<void> {
    const { idempotencyKey, content } = attempt;
    if (this.#told.has(idempotencyKey)) return;
    this.#told.add(idempotencyKey);
    const isLast = isCurrent(attempt);
    const isFirst = settle(attempt);
    // After a refusal the list was changed, and goes, went, or was refused, under a key of its own: it stays as it is.
    if (!isLast) return notifyArrived(words.arrivedToo(number), href);
    // Its other tries are waited for no longer.
    this.#lastTry++;
    this.#publish(this.#review ? { kind: 'sent' } : null);
    // What was put on the list meanwhile stays. Another tab that tried it has taken its lines off the list.
    if (isFirst) changeDraft((draft) => withoutSent(draft, content));
    if (this.#review) await goOn();
    else notifyArrived(words.arrived(number), href);
  }

  #refused(attempt: Attempt, error: ApiError): void {
    if (!isCurrent(attempt)) return;
    if (error.code === 'idempotency-key-reused') forget(attempt);
    else markRefused(attempt);
    const changed = error.detailsOf('quote-changed');
    const { content } = attempt;
    // What can be had of it takes the place of this list only, not of one that was changed since.
    if (this.#review && changed && isListOf(content, readDraft().quantities))
      return this.#publish({ kind: 'changed', quote: changed.quote, content });
    this.#publish(null);
    const sentence = refusalSentence(error);
    if (this.#review)
      this.#review.onRefused(sentence, error.detailsOf('invalid-request')?.fields ?? {}, error);
    else toast(words.notArrived(sentence), 'error', undefined, NEWS_STAYS);
  }

  /** Unless another tab has heard that it was placed; that it was refused there says nothing of this try. */
  #askAbout(attempt: Attempt): void {
    markUnanswered(attempt);
    if (isPlaced(attempt.idempotencyKey)) toast(words.arrivedElsewhere, 'done', undefined, NEWS_STAYS);
    this.#publish(null);
  }

  /** Another tab may have heard the answer. */
  readonly #askOtherTabs = (): void => {
    if (this.#state?.kind !== 'unknown' || isUnanswered(this.#state)) return;
    if (isPlaced(this.#state.idempotencyKey)) toast(words.arrivedElsewhere, 'done', undefined, NEWS_STAYS);
    this.#publish(null);
  };

  #publish(next: Sending | null): void {
    this.#state = next;
    holdDocument(next?.kind === 'sending');
    this.#listeners.forEach((listener) => listener());
  }
}

function notifyArrived(news: string, href: string): void {
  toast(news, 'done', { label: words.openOrder, run: () => location.assign(href) }, NEWS_STAYS);
}

interface Placed {
  number: string;
  href: string;
  /** To where whoever sent it goes on. */
  goOn: () => Promise<void> | void;
}

async function place(idempotencyKey: string, { customerAgreed, ...content }: OrderContent): Promise<Placed> {
  if (customerAgreed) {
    const { sendAssisted } = await import('../../assisted/send-assisted.ts');
    const sent = await sendAssisted(idempotencyKey, content);
    return { ...sent, goOn: () => location.replace(sent.href) };
  }
  const body = { idempotencyKey, deviceId: deviceId(), ...content };
  const placed = await call(placeOrder, { body });
  askAnew();
  const href = paths.placedOrder(placed);
  return { number: placed.number, href, goOn: () => navigate(href, { overwriteLastHistoryEntry: true }) };
}

/** A refusal that the shop decided on: then nothing was stored. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem.status < 500;
}
