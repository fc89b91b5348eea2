import { refreshReferrer, refreshStaff } from '@shop/contracts/accounts/endpoints';
import type { Endpoint, Exchange } from '@shop/contracts/endpoint';
import { ApiError } from './api-error.ts';
import { answerOf, call, type CallArguments } from './client.ts';
import { sentencesLearnt } from './errors.ts';

export interface Answered<View> {
  view: View;
  /** The step had been done before, and this is the answer of then. */
  repeated: boolean;
}

/** Asks the person for what a call lacks, while the page stays as it is; false when they would not. */
export interface SignInPrompts {
  /** The session is over. */
  signIn: () => Promise<boolean>;
  /** What was asked for needs a fresh password. */
  confirmPassword: () => Promise<boolean>;
}

type Area = 'staff' | 'referrer';

/** One refresh at a time an area: calls that find the access token run out together wait for the same answer. */
const refreshing = new Map<Area, Promise<unknown>>();
const promptsByArea = new Map<Area, SignInPrompts>();
/** How often a person has signed in again on this page, by area. */
const entries = new Map<Area, number>();

/** From now on, calls of the area wait for its prompts; returns the end of it. */
export function registerPrompts(area: Area, prompts: SignInPrompts): () => void {
  promptsByArea.set(area, prompts);
  return () => {
    if (promptsByArea.get(area) === prompts) promptsByArea.delete(area);
  };
}

/**
 * `call` for staff and referrers: an access token that ran out is renewed, a session that ended is opened again by
 * its person, and the call is made again.
 * @throws {ApiError} with `not-signed-in` when the session is over and nobody is there to ask
 */
export async function callSignedIn<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...input: CallArguments<Path, X>
): Promise<X['view']> {
  return (await stepSignedIn(endpoint, ...input)).view;
}

/** `callSignedIn` for a step that names its `attempt`: whether it had been done before. */
export function stepSignedIn<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...input: CallArguments<Path, X>
): Promise<Answered<X['view']>> {
  return askSignedIn(endpoint, () => answerOf(endpoint, ...input));
}

/** Makes a call of an endpoint with what its person has to bring: the prompts ask for it. */
export function askSignedIn<Answer>(endpoint: Endpoint, ask: () => Promise<Answer>): Promise<Answer> {
  const area = areaOf(endpoint);
  return reach(area, ask, promptsByArea.get(area));
}

/** `callSignedIn` that asks nobody anything: for leaving, and for what nobody waits for. */
export async function callQuietly<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...input: CallArguments<Path, X>
): Promise<X['view']> {
  return (await reach(areaOf(endpoint), () => answerOf(endpoint, ...input), undefined)).view;
}

async function reach<Answer>(
  area: Area,
  ask: () => Promise<Answer>,
  prompts: SignInPrompts | undefined,
): Promise<Answer> {
  const remedies = remediesFor(area, prompts);
  for (;;) {
    const entry = entries.get(area);
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (await remedies(error, () => entries.get(area) !== entry)) continue;
      await sentencesLearnt();
      throw error;
    }
  }
}

/**
 * Gets what a call lacked, and tells whether it is there now. Each remedy once: what it does not help, it never will. But
 * who signed in again while the call was refused is not asked once more.
 */
function remediesFor(area: Area, prompts: SignInPrompts | undefined) {
  const tried = new Set<string>();
  const first = (remedy: string) => !tried.has(remedy) && tried.add(remedy).has(remedy);
  return async ({ code }: ApiError, hasEntered: () => boolean): Promise<boolean> => {
    if (code === 'password-needed') {
      return prompts !== undefined && first('password') && prompts.confirmPassword();
    }
    if (code !== 'not-signed-in') return false;
    if (hasEntered() || (first('refresh') && (await isRefreshed(area))) || hasEntered()) return true;
    return prompts !== undefined && first('sign-in') && signedInAgain(area, prompts);
  };
}

async function signedInAgain(area: Area, prompts: SignInPrompts): Promise<boolean> {
  const isIn = await prompts.signIn();
  // Calls that waited together count an entry each; what matters is whether there was one.
  if (isIn) entries.set(area, (entries.get(area) ?? 0) + 1);
  return isIn;
}

function areaOf({ audience }: Endpoint): Area {
  return audience === 'referrer' ? 'referrer' : 'staff';
}

async function isRefreshed(area: Area): Promise<boolean> {
  try {
    await refresh(area);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in') return false;
    throw error;
  }
}

function refresh(area: Area): Promise<unknown> {
  const running = refreshing.get(area);
  if (running) return running;
  const endpoint: Endpoint = area === 'referrer' ? refreshReferrer : refreshStaff;
  const started = call<string, Exchange>(endpoint).finally(() => refreshing.delete(area));
  refreshing.set(area, started);
  return started;
}
