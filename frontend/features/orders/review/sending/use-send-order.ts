import { placeOrder } from '@shop/contracts/orders/endpoints';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { paths } from '../../../../lib/paths.ts';
import { clearDraft } from '../../../draft/draft-store.ts';
import { attemptFor, forgetAttempt, markAnswered, markUnanswered, unansweredAttempt } from './attempt.ts';
import { deviceId } from './device-id.ts';
import type { OrderContent } from './order-request.ts';

/** Where the order stands on its way to the shop. */
export type Sending =
  | { kind: 'idle' | 'sending' | 'sent' }
  /** No answer came: nobody knows whether it arrived. */
  | { kind: 'unknown' }
  | { kind: 'changed'; quote: Quote; content: OrderContent };

export interface SendOrder {
  state: Sending;
  send: (content: OrderContent) => void;
  /** Sends the unanswered order once more, as it was and under the same key. */
  retry: () => void;
  /** Back to where nothing was sent. */
  dismiss: () => void;
}

/** @param onRefused gets the sentence, the boxes by the API's paths, and the refusal itself */
export function useSendOrder(
  onRefused: (sentence: string, fields: Readonly<Record<string, unknown>>, error: ApiError) => void,
): SendOrder {
  const [state, setState] = useState<Sending>(() => ({
    kind: typeof window !== 'undefined' && unansweredAttempt() ? 'unknown' : 'idle',
  }));

  const send = async (content: OrderContent) => {
    const attempt = markUnanswered(attemptFor(content));
    setState({ kind: 'sending' });
    try {
      const goOn = await place(attempt.idempotencyKey, content);
      forgetAttempt();
      setState({ kind: 'sent' });
      clearDraft();
      await goOn();
    } catch (error) {
      if (!isAnswer(error)) return setState({ kind: 'unknown' });
      if (error.code === 'idempotency-key-reused') forgetAttempt();
      else markAnswered(attempt);
      const changed = error.detailsOf('quote-changed');
      setState(changed ? { kind: 'changed', quote: changed.quote, content } : { kind: 'idle' });
      if (!changed) onRefused(sentenceOf(error), error.detailsOf('invalid-request')?.fields ?? {}, error);
    }
  };

  return {
    state,
    send: (content) => void send(content),
    dismiss: () => setState({ kind: 'idle' }),
    retry: () => {
      const attempt = unansweredAttempt();
      if (attempt) void send(attempt.content);
    },
  };
}

/** Places the order, and gives the way to where whoever sent it goes on. */
async function place(
  idempotencyKey: string,
  { customerAgreed, ...content }: OrderContent,
): Promise<() => Promise<void> | void> {
  if (customerAgreed) {
    const { sendAssisted } = await import('../../assisted/send-assisted.ts');
    const target = await sendAssisted(idempotencyKey, content);
    return () => location.replace(target);
  }
  const body = { idempotencyKey, deviceId: deviceId(), ...content };
  const placed = await call(placeOrder, { body });
  return () => navigate(paths.placedOrder(placed), { overwriteLastHistoryEntry: true });
}

/** A refusal that the shop decided on: then nothing was stored. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem.status < 500;
}
