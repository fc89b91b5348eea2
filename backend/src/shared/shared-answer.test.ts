import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SharedAnswer } from './shared-answer.ts';

let now: number;
let readings: number[];
let shared: SharedAnswer<string>;
let fails: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  now = performance.now();
  readings = [];
  fails = false;
  shared = new SharedAnswer(async () => {
    readings.push(Math.round(performance.now() - now));
    const reading = readings.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (fails) throw new Error('The database is away');
    return `reading ${reading}`;
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('whoever asks while nothing is read is answered at once', async () => {
  const answer = shared.ask();
  await after(50);
  expect(await answer).toBe('reading 1');
  await after(1_000);
  const later = shared.ask();
  await after(50);
  expect(await later).toBe('reading 2');
  expect(readings).toEqual([0, 1_050]);
});

test('whoever asks while it is read gets the next one: this one may not hold what they heard of', async () => {
  const first = shared.ask();
  await after(20);
  const others = [shared.ask(), shared.ask(), shared.ask()];
  await after(1_000);
  expect(await first).toBe('reading 1');
  expect(await Promise.all(others)).toEqual(['reading 2', 'reading 2', 'reading 2']);
  // The first took 50 ms, and four times as long nobody reads.
  expect(readings).toEqual([0, 250]);
});

test('a rush of questions takes a fifth of the time', async () => {
  const answers: Promise<string>[] = [];
  for (let asked = 0; asked < 200; asked += 1) {
    answers.push(shared.ask());
    await after(5);
  }
  await after(1_000);
  await Promise.all(answers);
  expect(readings).toEqual([0, 250, 500, 750, 1_000]);
});

test('what fails is told to all who wait for it, and read again for the next', async () => {
  fails = true;
  const lost = Promise.allSettled([shared.ask(), shared.ask()]);
  await after(50);
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  const found = shared.ask();
  await after(1_000);
  expect(await found).toBe('reading 2');
});
