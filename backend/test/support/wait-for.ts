import { setTimeout as sleep } from 'node:timers/promises';

/** Tries an expectation again and again until it holds; fails with its own words after `timeoutMs`. */
export async function waitFor(expectation: () => Promise<void>, timeoutMs = 3_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(20);
    }
  }
}
