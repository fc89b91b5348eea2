import { readStored, store } from '../../../../lib/stored.ts';
import { randomUuid } from '../../../../lib/uuid.ts';
import type { OrderContent } from './order-request.ts';

/** An order on its way: kept until there is an answer, so that it can be sent again under the same key. */
export interface Attempt {
  idempotencyKey: string;
  content: OrderContent;
  /** It was sent, and no answer came: nobody knows whether it arrived. */
  unanswered: boolean;
}

const STORAGE_KEY = 'order-attempt';

let current: Attempt | null = null;

/** The attempt for a content: the same key while the content is the same, also after a reload; else a new one. */
export function attemptFor(content: OrderContent): Attempt {
  const known = readAttempt();
  if (known && sameContent(known.content, content)) return known;
  return keep({ idempotencyKey: randomUuid(), content, unanswered: false });
}

/** Call before sending: a page that is closed meanwhile does not know the answer. */
export function markUnanswered(attempt: Attempt): Attempt {
  return keep({ ...attempt, unanswered: true });
}

/** Answered with a refusal: nothing arrived, and the same content may go again. */
export function markAnswered(attempt: Attempt): void {
  keep({ ...attempt, unanswered: false });
}

/** Whether this is the last attempt, and no later answer settled it. */
export function isCurrent({ idempotencyKey }: Attempt): boolean {
  return readAttempt()?.idempotencyKey === idempotencyKey;
}

/** The server knows no order under this key that could be had again. */
export function forgetAttempt(): void {
  current = null;
  store('session', STORAGE_KEY, null);
}

/** The attempt nobody has answered yet, of this tab. */
export function unansweredAttempt(): Attempt | null {
  const attempt = readAttempt();
  return attempt?.unanswered ? attempt : null;
}

function readAttempt(): Attempt | null {
  if (current) return current;
  try {
    const stored = readStored('session', STORAGE_KEY);
    current = stored === null ? null : (JSON.parse(stored) as Attempt);
  } catch {
    current = null;
  }
  return current;
}

function keep(attempt: Attempt): Attempt {
  current = attempt;
  store('session', STORAGE_KEY, JSON.stringify(attempt));
  return attempt;
}

function sameContent(a: OrderContent, b: OrderContent): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
