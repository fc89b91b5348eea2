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

/** Of the tab in its session; until there is an answer, of the device too: a tab that hangs is closed, and another opened. */
const STORAGE_KEY = 'order-attempt';
/** How long the device knows it, ms. By then the shop has called whoever sent it. */
const STAYS = 2 * 86_400_000;

interface Kept extends Attempt {
  /** Whether the device keeps it. */
  shared: boolean;
}

let current: Kept | null = null;

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
  forgetOnDevice(attempt);
  keep({ ...attempt, unanswered: false });
}

/** Whether this is the last attempt, and no later answer settled it. */
export function isCurrent({ idempotencyKey }: Attempt): boolean {
  return readAttempt()?.idempotencyKey === idempotencyKey;
}

/**
 * The server has its order, or knows none under this key that could be had again.
 * @returns whether no other tab settled it before
 */
export function forgetAttempt(): boolean {
  const last = readAttempt();
  const isFirst = last === null || !last.shared || keyOnDevice() !== null;
  if (last) forgetOnDevice(last);
  current = null;
  store('session', STORAGE_KEY, null);
  return isFirst;
}

/** The attempt nobody has answered yet: of this tab, or of one that was closed. */
export function unansweredAttempt(): Attempt | null {
  const attempt = readAttempt();
  return attempt?.unanswered ? attempt : null;
}

function readAttempt(): Kept | null {
  if (current) return current;
  const own = parsed<Kept>(readStored('session', STORAGE_KEY));
  // What this tab had sent, another one has settled since.
  if (own?.shared && keyOnDevice() === null) return null;
  return (current = own ?? onDevice());
}

function keep(attempt: Attempt): Attempt {
  // A customer's order that a referrer sends stays in the tab that is signed in.
  const shared = attempt.unanswered && !attempt.content.customerAgreed;
  const text = JSON.stringify({ ...attempt, at: Date.now(), shared: true });
  // Another tab has settled it: that stays known.
  const isSettled =
    current?.idempotencyKey === attempt.idempotencyKey && current.shared && keyOnDevice() === null;
  current = { ...attempt, shared: shared && (isSettled || store('local', STORAGE_KEY, text)) };
  store('session', STORAGE_KEY, JSON.stringify(current));
  return current;
}

function onDevice(): Kept | null {
  const kept = parsed<Kept & { at: number }>(readStored('local', STORAGE_KEY));
  if (!kept) return null;
  const { at, ...attempt } = kept;
  if (Date.now() - at <= STAYS) return attempt;
  store('local', STORAGE_KEY, null);
  return null;
}

function keyOnDevice(): string | null {
  return onDevice()?.idempotencyKey ?? null;
}

function forgetOnDevice({ idempotencyKey }: Attempt): void {
  if (keyOnDevice() === idempotencyKey) store('local', STORAGE_KEY, null);
}

function parsed<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

function sameContent(a: OrderContent, b: OrderContent): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
