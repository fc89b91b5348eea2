import { ApiError } from '../../../../api/api-error.ts';
import type { Answered } from '../../../../api/call-signed-in.ts';
import { staffSession } from '../../../accounts/session.ts';
import { readStored, store } from '../../../../lib/stored.ts';
import { randomUuid } from '../../../../lib/uuid.ts';

/** So long a key is kept, ms; the backend keeps its answers longer. */
const KEPT = 7 * 86_400_000;
/** Where the browser refuses to store. */
const inMemory = new Map<string, string>();

/** A lost answer is asked for again after this, ms. */
const AGAIN_AFTER = 1_000;

/**
 * Does a step by a key that is kept until the answer is known: whoever asks for it again, after a lost answer or a
 * reload, has it done once.
 */
export async function attempted<View>(
  step: string,
  send: (attempt: string) => Promise<Answered<View>>,
): Promise<Answered<View>> {
  const name = `${staffSession.current().id}/${step}`;
  try {
    const answer = await twice(() => send(keyOf(name, new Date())));
    forgetKey(name);
    return answer;
  } catch (error) {
    if (isAnswered(error)) forgetKey(name);
    throw error;
  }
}

/** Whether the backend has decided; otherwise nobody knows whether it was done. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status < 500;
}

async function twice<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (isAnswered(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    return send();
  }
}

/** The key of a step that was tried and not answered, over reload too; a new one for a step that was not. */
function keyOf(step: string, now: Date): string {
  const name = `attempt/${step}`;
  const kept = readStored('local', name) ?? inMemory.get(name);
  const [key, at] = kept?.split(' ') ?? [];
  if (key && at && now.getTime() - Number(at) < KEPT) return key;
  const made = randomUuid();
  const text = `${made} ${now.getTime()}`;
  inMemory.set(name, text);
  store('local', name, text);
  return made;
}

/** The answer is known: the next time is another step. */
function forgetKey(step: string): void {
  const name = `attempt/${step}`;
  inMemory.delete(name);
  store('local', name, null);
}
