import { randomUUID } from 'node:crypto';

import { expect, type Page, type Route } from '@playwright/test';
import { ATTEMPT_KEY } from '@shop/contracts/attempt-key';
import type { ErrorCode, Problem } from '@shop/contracts/errors';

export const NO_ANSWER = 'No answer from the shop.';
export const AWAY = 'The shop cannot be reached just now.';

/** What becomes of a request. */
type Mishap = (route: Route) => Promise<void>;

export const lost: Mishap = (route) => route.abort();

/** As the shop's own server answers while the backend starts anew. */
export const away: Mishap = (route) => answer(route, 503, 'database-unavailable', {});

export function refused(code: ErrorCode, details: object = {}): Mishap {
  return (route) => answer(route, 409, code, details);
}

/** A colleague saves the same a moment before, with other values. */
export function overtaken(theirs: object): Mishap {
  return async (route) => {
    const request = route.request();
    const theirRequest = await route.fetch({
      // The server may end a connection that rested in the moment in which it is used again.
      maxRetries: 2,
      headers: { ...request.headers(), [ATTEMPT_KEY]: randomUUID() },
      postData: { ...(request.postDataJSON() as object), ...theirs },
    });
    expect(theirRequest.status(), 'what a colleague saves').toBe(200);
    await route.continue();
  };
}

/** Says what the next requests of a form meet, one after the other; tells how many are to come. */
export type Meets = (...mishaps: Mishap[]) => () => number;

/** @param reads whether what the form sends only reads */
export async function meeting(page: Page, address: string, reads = false): Promise<Meets> {
  const coming: Mishap[] = [];
  await page.unrouteAll();
  await page.route(address, (route) => {
    const isSent = (route.request().method() === 'GET') === reads;
    const mishap = isSent ? coming.shift() : undefined;
    return mishap ? mishap(route) : route.fallback();
  });
  return (...mishaps) => {
    coming.push(...mishaps);
    return () => coming.length;
  };
}

function answer(route: Route, status: number, code: ErrorCode, details: object): Promise<void> {
  const problem: Omit<Problem, 'details'> = {
    type: 'about:blank',
    status,
    title: code,
    code,
    requestId: randomUUID(),
  };
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ ...problem, details }),
  });
}
