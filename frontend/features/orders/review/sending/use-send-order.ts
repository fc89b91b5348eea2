import { placeOrder } from '@shop/contracts/orders/endpoints';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { navigate } from 'vike/client/router';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { refusalSentence } from '../../form/refusal-sentence.ts';
import { paths } from '../../../../lib/paths.ts';
import { holdDocument } from '../../../../lib/routes/page-transition.ts';
import { toast } from '../../../../ui/messages/toast.ts';
import { words } from '../../../../words/en/orders-review.ts';
import { readDraft } from '../../../draft/draft-store.ts';
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
import { deviceId } from './device-id.ts';
import { isListOf, type OrderContent } from './order-request.ts';
import { takeSent } from './take-sent.ts';

/** Where the order stands on its way to the shop. */
export type Sending =
  | { kind: 'idle' | 'sent' }
  | ({ kind: 'sending' } & Attempt)
  /** No answer came: nobody knows whether it arrived. */
  | ({ kind: 'unknown' } & Attempt)
  | { kind: 'changed'; quote: Quote; content: OrderContent };

export interface SendOrder {
  state: Sending;
  send: (content: OrderContent) => void;
  /** Sends the unanswered order once more, as it was and under the same key. */
  retry: () => void;
  /** Asks no longer whether the unanswered order arrived. */
  letGo: () => void;
  /** Back to where nothing was sent. */
  dismiss: () => void;
}

type OnRefused = (sentence: string, fields: Readonly<Record<string, unknown>>, error: ApiError) => void;

/** How long the news of an order stays whose review was left, ms. */
const NEWS_STAYS = 600_000;
/** How long “Sending …” is said, ms: then nobody knows, and the key makes it safe to try again. */
const PATIENCE = 15_000;
const IDLE: Sending = { kind: 'idle' };

/** An order goes on when its review is left: it belongs to the page, not to what shows it. Null: look at the attempt. */
let state: Sending | null = null;
const listeners = new Set<() => void>();
let hears = false;
/** The review on the screen. */
let shown: { refused: OnRefused } | null = null;
let lastTry = 0;
/** The keys of orders that were taken and told of: a second try of one says nothing new. */
const told = new Set<string>();

export function useSendOrder(): SendOrder {
  return {
    state: useSyncExternalStore(subscribe, current, () => IDLE),
    send: (content) => {
      const attempt = attemptFor(content);
      const other = unansweredAttempt();
      // Another tab may have sent one since this review was opened: that is asked about first.
      if (other && other.idempotencyKey !== attempt.idempotencyKey) publish(null);
      else void send(attempt);
    },
    dismiss: () => publish(null),
    retry: () => {
      if (state?.kind === 'unknown' && mayHaveArrived(state)) void send(state);
      else publish(null);
    },
    letGo: () => {
      if (state?.kind === 'unknown') letGo(state);
      publish(null);
    },
  };
}

/**
 * For the review on the screen: it hears why an order was refused, and the shopper goes on from it to the order's page.
 * @param onRefused gets the sentence, the boxes by the API's paths, and the refusal itself
 */
export function useRefusals(onRefused: OnRefused): void {
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => {
    const review = { refused: (...what: Parameters<OnRefused>) => refused.current(...what) };
    shown = review;
    return () => {
      if (shown !== review) return;
      shown = null;
      if (state?.kind === 'sent' || state?.kind === 'changed') publish(null);
    };
  }, []);
}

async function send(tried: Attempt): Promise<void> {
  const attempt = markUnanswered(tried);
  const { content } = attempt;
  const thisTry = ++lastTry;
  publish({ kind: 'sending', ...attempt });
  // An answer that comes later still counts.
  const patience = setTimeout(() => {
    if (thisTry === lastTry) askAbout(attempt);
  }, PATIENCE);
  try {
    const { number, href, goOn } = await place(attempt.idempotencyKey, content);
    clearTimeout(patience);
    if (told.has(attempt.idempotencyKey)) return;
    told.add(attempt.idempotencyKey);
    const isLast = isCurrent(attempt);
    const isFirst = settle(attempt);
    // After a refusal the list was changed, and goes, went, or was refused, under a key of its own: it stays as it is.
    if (!isLast) return tellOf(words.arrivedToo(number), href);
    // Its other tries are waited for no longer.
    lastTry++;
    publish(shown ? { kind: 'sent' } : null);
    // Another tab that tried it has taken its lines off the list.
    if (isFirst) takeSent(content.lines);
    if (shown) await goOn();
    else tellOf(words.arrived(number), href);
  } catch (error) {
    clearTimeout(patience);
    if (!isAnswer(error)) {
      // An earlier try of it may have been answered meanwhile.
      if (thisTry === lastTry && state?.kind === 'sending') askAbout(attempt);
      return;
    }
    if (!isCurrent(attempt)) return;
    if (error.code === 'idempotency-key-reused') forget(attempt);
    else markRefused(attempt);
    const changed = error.detailsOf('quote-changed');
    // What can be had of it takes the place of this list only, not of one that was changed since.
    if (shown && changed && isListOf(content, readDraft().quantities)) {
      return publish({ kind: 'changed', quote: changed.quote, content });
    }
    publish(null);
    if (shown) shown.refused(refusalSentence(error), error.detailsOf('invalid-request')?.fields ?? {}, error);
    else toast(words.notArrived(refusalSentence(error)), 'error', undefined, NEWS_STAYS);
  }
}

/** Unless another tab has heard that it was placed; that it was refused there says nothing of this try. */
function askAbout(attempt: Attempt): void {
  markUnanswered(attempt);
  if (isPlaced(attempt.idempotencyKey)) toast(words.arrivedElsewhere, 'done', undefined, NEWS_STAYS);
  publish(null);
}

function tellOf(news: string, href: string): void {
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
  const href = paths.placedOrder(placed);
  return { number: placed.number, href, goOn: () => navigate(href, { overwriteLastHistoryEntry: true }) };
}

function current(): Sending {
  if (state) return state;
  const attempt = unansweredAttempt();
  return (state = attempt ? { kind: 'unknown', ...attempt } : IDLE);
}

function publish(next: Sending | null): void {
  state = next;
  holdDocument(next?.kind === 'sending');
  listeners.forEach((listener) => listener());
}

/** Another tab may have heard the answer. */
function onNews(): void {
  if (state?.kind !== 'unknown' || isUnanswered(state)) return;
  if (isPlaced(state.idempotencyKey)) toast(words.arrivedElsewhere, 'done', undefined, NEWS_STAYS);
  publish(null);
}

function subscribe(listener: () => void): () => void {
  if (!hears) {
    hears = true;
    window.addEventListener('storage', onNews);
    window.addEventListener('pageshow', onNews);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A refusal that the shop decided on: then nothing was stored. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem.status < 500;
}
