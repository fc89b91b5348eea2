import { quoteDraft } from '@shop/contracts/orders/endpoints';
import type { QuoteRequest } from '@shop/contracts/orders/requests';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NetworkError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { deviceId } from './sending/device-id.ts';

/** While a number is being typed nothing is asked, ms. */
const QUIET = 300;
/** How long an answer may take, ms: then there is none, and whoever waits is told. */
const TIMEOUT = 10_000;

export interface CurrentQuote {
  /** The last one there was, also while a new one is on its way. */
  quote: Quote | null;
  /** The quote is of an older list than the one shown. */
  busy: boolean;
  /** Why there is none for this list. */
  problem: string | null;
  retry: () => void;
  /** Resolves when nothing is on its way any more; only the last who asked is told. */
  next: () => Promise<Settled>;
}

export interface Settled {
  quote: Quote | null;
  problem: string | null;
}

interface Answer extends Settled {
  asked: string;
}

/** The bill for another request, where the page knows what the server would answer; null: the server is asked. */
type Reckon = (quote: Quote, asked: QuoteRequest, wanted: QuoteRequest) => Quote | null;

/** What the server makes of the list at this moment; asked again when the list changes, or the network is back. */
export function useQuote(request: QuoteRequest | null, initial: Quote | null, reckon?: Reckon): CurrentQuote {
  const wanted = JSON.stringify(request);
  const [answer, setAnswer] = useState<Answer>({
    asked: initial ? wanted : '',
    quote: initial,
    problem: null,
  });

  if (
    reckon &&
    request &&
    answer.quote &&
    answer.problem === null &&
    answer.asked !== '' &&
    answer.asked !== wanted
  ) {
    const known = reckon(answer.quote, JSON.parse(answer.asked) as QuoteRequest, request);
    // It takes the place of the last bill: what is shown, waited for and sent is one and the same.
    if (known) setAnswer({ asked: wanted, quote: known, problem: null });
  }

  const waiting = useRef<((settled: Settled) => void) | null>(null);
  const isFirst = answer.quote === null;
  const isAsked = answer.asked === wanted;
  const busy = request !== null && !isAsked;

  useEffect(() => {
    const body = JSON.parse(wanted) as QuoteRequest | null;
    if (body === null || isAsked) return;
    let current = true;
    const settle = (quote: Quote | null, problem: string | null) => {
      if (current) setAnswer((last) => ({ asked: wanted, quote: quote ?? last.quote, problem }));
    };
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(
      () => {
        const tooLate = new NetworkError('the bill took too long');
        timeout = setTimeout(() => settle(null, sentenceOf(tooLate)), TIMEOUT);
        call(quoteDraft, { body: Object.assign(body, { deviceId: deviceId() }) }).then(
          (quote) => settle(quote, null),
          (error: unknown) => settle(null, sentenceOf(error)),
        );
      },
      isFirst ? 0 : QUIET,
    );
    return () => {
      current = false;
      clearTimeout(timer);
      clearTimeout(timeout);
    };
  }, [wanted, isAsked, isFirst]);

  const hasFailed = answer.problem !== null;
  const retry = useCallback(() => setAnswer((last) => ({ ...last, asked: '', problem: null })), []);
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  // Also when the list was emptied meanwhile, or is again as it was: whoever waits never meets the bill of a later list.
  useEffect(() => {
    if (busy) return;
    waiting.current?.(wanted === 'null' ? { quote: null, problem: null } : answer);
    waiting.current = null;
  }, [busy, wanted, answer]);

  return {
    quote: answer.quote,
    busy,
    problem: answer.problem,
    retry,
    next: () => new Promise((resolve) => (waiting.current = resolve)),
  };
}
