import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { inTime, networkOrKept } from './network-timeout.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What a promise has come to so far. */
function watch(answer: Promise<Response>) {
  const seen = { text: '' };
  void answer.then(
    async (response) => (seen.text = await response.text()),
    () => (seen.text = 'none'),
  );
  return seen;
}

const kept = async () => new Response('kept');
const nothing = async () => undefined;
/** An answer after so many ms. */
const after = (ms: number) =>
  new Promise<Response>((resolve) => setTimeout(resolve, ms, new Response('new')));
const never = new Promise<Response>(() => undefined);

describe('the price list', () => {
  test('comes from a slow network, too', async () => {
    const seen = watch(networkOrKept(after(4_900), kept));
    await jest.advanceTimersByTimeAsync(4_900);
    expect(seen.text).toBe('new');
  });

  test('is the kept one where the network has said nothing for five seconds, whatever it says later', async () => {
    const seen = watch(networkOrKept(after(5_100), kept));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(seen.text).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.text).toBe('kept');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen.text).toBe('kept');
  });

  test('is the kept one at once where there is no network', async () => {
    const seen = watch(networkOrKept(Promise.reject(new Error('offline')), kept));
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.text).toBe('kept');
  });

  test('is waited for where none is kept', async () => {
    const seen = watch(networkOrKept(after(14_000), nothing));
    await jest.advanceTimersByTimeAsync(14_000);
    expect(seen.text).toBe('new');
  });
});

test('fifteen seconds of silence are no network', async () => {
  const [page, list] = [watch(inTime(never)), watch(networkOrKept(never, nothing))];
  await jest.advanceTimersByTimeAsync(14_999);
  expect([page.text, list.text]).toEqual(['', '']);
  await jest.advanceTimersByTimeAsync(1);
  expect([page.text, list.text]).toEqual(['none', 'none']);
});
