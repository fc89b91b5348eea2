import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepStream } from './keep-stream.ts';

/** What a browser has and a test has not. */
const quiet = { addEventListener: () => undefined, visibilityState: 'visible' };
const own = { fetch: globalThis.fetch };
let asked: number;
let events: string[];
/** What comes through at each opening, ms after it; then the line is silent, and stays open. */
let lines: [after: number, text: string][][];

const listener = {
  live: () => void events.push('live'),
  alive: () => undefined,
  away: () => void events.push('away'),
  changed: ({ id }: { id: string | null }) => void events.push(`changed ${id}`),
};

beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  events = [];
  Object.assign(globalThis, { window: quiet, document: quiet, fetch: openLine });
});
afterEach(() => {
  Object.assign(globalThis, own);
  jest.useRealTimers();
});

function openLine(_: string, { signal }: RequestInit): Promise<Response> {
  const said = lines[asked++] ?? [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [after, text] of said) {
        setTimeout(() => controller.enqueue(new TextEncoder().encode(text)), after);
      }
      signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
    },
  });
  return Promise.resolve(new Response(body));
}

const LIVE = 'event: live\ndata: \n\n';
const CHANGE = 'event: change\ndata: {"topic":"orders","id":"7","revision":"1"}\n\n';
const HEARTBEAT = ':\n\n';

test('a line that falls silent behind a proxy is given up after fifteen seconds and opened anew', async () => {
  const leaving = new AbortController();
  lines = [
    [
      [0, LIVE],
      [5_000, HEARTBEAT],
      [12_000, CHANGE],
    ],
    [[0, LIVE]],
  ];
  const kept = keepStream('staff', listener, leaving.signal);
  await jest.advanceTimersByTimeAsync(26_900);
  expect([asked, events]).toEqual([1, ['live', 'changed 7']]);
  // Silent since 12 s; the pause before the next try is a second at most.
  await jest.advanceTimersByTimeAsync(1_500);
  expect([asked, events]).toEqual([2, ['live', 'changed 7', 'away', 'live']]);
  leaving.abort();
  await jest.advanceTimersByTimeAsync(1_000);
  await kept;
});

test('heartbeats keep a quiet line', async () => {
  const leaving = new AbortController();
  lines = [[[0, LIVE], ...[10_000, 20_000, 30_000, 40_000].map((at): [number, string] => [at, HEARTBEAT])]];
  const kept = keepStream('staff', listener, leaving.signal);
  await jest.advanceTimersByTimeAsync(45_000);
  expect([asked, events]).toEqual([1, ['live']]);
  leaving.abort();
  await jest.advanceTimersByTimeAsync(1_000);
  await kept;
});
