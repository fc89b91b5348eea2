import { readStored, store } from '../../../../lib/stored.ts';
import { randomUuid } from '../../../../lib/uuid.ts';
import { isAssisted } from '../../assisted/assisted-mode.ts';
import { forgetOnDevice, keepOnDevice, knownOnDevice, unansweredOnDevice } from './device-attempts.ts';
import type { OrderContent } from './order-request.ts';

/** An order on its way: kept until there is an answer, so that it can be sent again under the same key. */
export interface Attempt {
  idempotencyKey: string;
  content: OrderContent;
  /** Whether the device knows of it: a customer's order that a referrer sends stays in the tab that is signed in. */
  shared: boolean;
}

interface Own extends Attempt {
  /** It was sent, and this tab got no answer. */
  unanswered: boolean;
}

/** Of this tab, in its session. */
const STORAGE_KEY = 'order-attempt';

/** What this tab sent last; undefined: not looked for yet. */
let own: Own | null | undefined;

/** The attempt for a content: the same key while the content is the same, also after a reload; else a new one. */
export function attemptFor(content: OrderContent): Attempt {
  const known = [readOwn(), ...onDevice()].find((attempt) => attempt && isOf(attempt, content));
  return known ?? { idempotencyKey: randomUuid(), content, shared: false };
}

/** Call before sending: a page that is closed meanwhile does not know the answer. */
export function markUnanswered({ idempotencyKey, content }: Attempt): Attempt {
  const shared =
    !content.customerAgreed && (isPlaced(idempotencyKey) || keepOnDevice(idempotencyKey, { content }));
  return keepOwn({ idempotencyKey, content, shared, unanswered: true });
}

/** Not wanted any more: nobody asks about it, and should the same be sent after all, it is under this key. */
export function letGo(attempt: Attempt): void {
  const { idempotencyKey, content, shared } = attempt;
  if (!shared) return markRefused(attempt);
  keepOnDevice(idempotencyKey, { content, isLetGo: true });
  forgetOwn();
}

/** Answered with a refusal: the same content may go again. */
export function markRefused({ idempotencyKey, content }: Attempt): void {
  if (!isPlaced(idempotencyKey)) forgetOnDevice(idempotencyKey);
  keepOwn({ idempotencyKey, content, shared: false, unanswered: false });
}

/**
 * The server has its order.
 * @returns whether no other tab heard so before, and took its lines off the list
 */
export function settle(attempt: Attempt): boolean {
  const { idempotencyKey } = attempt;
  const isFirst = !isPlaced(idempotencyKey);
  keepOnDevice(idempotencyKey, { content: null });
  if (isCurrent(attempt)) forgetOwn();
  return isFirst;
}

/** The server knows no order under this key that could be had again. */
export function forget({ idempotencyKey }: Attempt): void {
  forgetOnDevice(idempotencyKey);
  forgetOwn();
}

/** Whoever uses this tab next finds nothing of it; what the device knows stays. */
export function forgetOwn(): void {
  own = null;
  store('session', STORAGE_KEY, null);
}

/** Whether this tab sent nothing since, and no later answer settled it. */
export function isCurrent({ idempotencyKey }: Attempt): boolean {
  return readOwn()?.idempotencyKey === idempotencyKey;
}

/** Whether nobody has answered it, in no tab, nor let it go. */
export function isUnanswered({ idempotencyKey, shared }: Attempt): boolean {
  const known = knownOnDevice(idempotencyKey);
  return !shared || (Boolean(known?.content) && !known?.isLetGo);
}

/** Whether it may have been placed: another tab may have heard that it was refused. */
export function mayHaveArrived({ idempotencyKey, shared }: Attempt): boolean {
  return !shared || knownOnDevice(idempotencyKey) !== undefined;
}

/**
 * The attempt nobody has answered yet: of this tab, or of another one, which may have been closed. Whoever orders for a
 * customer meets none of the device's.
 */
export function unansweredAttempt(): Attempt | null {
  const mine = readOwn();
  const isAsked = mine?.unanswered && isUnanswered(mine) && !(mine.shared && isAssisted());
  return isAsked ? mine : (onDevice().find(({ isLetGo }) => !isLetGo) ?? null);
}

function onDevice() {
  return isAssisted() ? [] : unansweredOnDevice().map((found) => ({ ...found, shared: true }));
}

/** An order that was placed is none that could go again, though the next says the same. */
function isOf(attempt: Attempt, content: OrderContent): boolean {
  return contentOf(attempt.content) === contentOf(content) && !isPlaced(attempt.idempotencyKey);
}

/** Whether to be remembered is no part of an order. */
const contentOf = ({ remember: _, ...content }: OrderContent) => JSON.stringify(content);

/** Whether a tab heard so. */
export function isPlaced(idempotencyKey: string): boolean {
  return knownOnDevice(idempotencyKey)?.content === null;
}

function keepOwn(attempt: Own): Attempt {
  own = attempt;
  store('session', STORAGE_KEY, JSON.stringify(attempt));
  return attempt;
}

function readOwn(): Own | null {
  if (own !== undefined) return own;
  try {
    return (own = JSON.parse(readStored('session', STORAGE_KEY) ?? 'null') as Own | null);
  } catch {
    return (own = null);
  }
}
