import { ApiError } from '../../../../api/api-error.ts';
import type { Answered } from '../../../../api/call-signed-in.ts';
import { staffSession } from '../../../accounts/session.ts';
import { forgetKey, keyOf } from './attempt-keys.ts';

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
