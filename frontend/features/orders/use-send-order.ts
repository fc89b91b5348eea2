import { placeOrder } from '@shop/contracts/orders/endpoints';
import type { Quote } from '@shop/contracts/rules/quote';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { ApiError, NetworkError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/errors.ts';
import { paths } from '../../lib/paths.ts';
import { clearDraft } from '../draft/draft-store.ts';
import { attemptFor, forgetAttempt, markAnswered, markUnanswered, unansweredAttempt } from './attempt.ts';
import type { OrderContent } from './order-request.ts';

/** Where the order stands on its way to the shop. */
export type Sending =
  | { kind: 'idle' | 'sending' | 'sent' }
  /** No answer came: nobody knows whether it arrived. */
  | { kind: 'unknown' }
  | { kind: 'refused'; sentence: string; fields: Readonly<Record<string, unknown>> }
  | { kind: 'changed'; quote: Quote; content: OrderContent };

export interface SendOrder {
  state: Sending;
  send: (content: OrderContent) => void;
  /** Sends the unanswered order once more, as it was and under the same key. */
  retry: () => void;
  /** Back to where nothing was sent. */
  dismiss: () => void;
}

export function useSendOrder(): SendOrder {
  const [state, setState] = useState<Sending>(() => ({
    kind: typeof window !== 'undefined' && unansweredAttempt() ? 'unknown' : 'idle',
  }));

  const send = async (content: OrderContent) => {
    const attempt = markUnanswered(attemptFor(content));
    setState({ kind: 'sending' });
    try {
      const placed = await call(placeOrder, {
        body: { idempotencyKey: attempt.idempotencyKey, ...content },
      });
      forgetAttempt();
      setState({ kind: 'sent' });
      clearDraft();
      await navigate(paths.placedOrder(placed), { overwriteLastHistoryEntry: true });
    } catch (error) {
      setState(outcomeOf(error, content));
      if (isAnswer(error)) {
        if (error.code === 'idempotency-key-reused') forgetAttempt();
        else markAnswered(attempt);
      }
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

/** A refusal that the shop decided on: then nothing was stored. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem.status < 500;
}

function outcomeOf(error: unknown, content: OrderContent): Sending {
  if (error instanceof NetworkError || !isAnswer(error)) return { kind: 'unknown' };
  const changed = error.detailsOf('quote-changed');
  if (changed) return { kind: 'changed', quote: changed.quote, content };
  const fields = error.detailsOf('invalid-request')?.fields ?? {};
  return { kind: 'refused', sentence: sentenceOf(error), fields };
}
