import { expect, test } from '@jest/globals';
import { MemoryAnswers } from './memory-answers.ts';

test('pages of one kind are one number, by method and by whether the browser had them', () => {
  const told: string[] = [];
  const answers = new MemoryAnswers(({ method, route, status, count }) =>
    told.push(`${method} ${route} ${String(status)} × ${String(count)}`),
  );
  for (let round = 0; round < 3; round++) answers.count('/about', 'GET', 200);
  answers.count('/about', 'GET', 304);
  answers.count('/about', 'HEAD', 304);
  answers.count('/api/public/catalogue', 'GET', 200);
  answers.flush();
  expect(told).toEqual([
    'GET /about 200 × 3',
    'GET /about 304 × 1',
    'HEAD /about 304 × 1',
    'GET /api/public/… 200 × 1',
  ]);
  answers.flush();
  expect(told).toHaveLength(4);
});

test('of addresses without end none is kept apart for long, and each answer is counted once', () => {
  let answered = 0;
  let told = 0;
  const answers = new MemoryAnswers(({ count }) => {
    answered += count;
    told++;
  });
  for (let page = 0; page < 5_000; page++) answers.count(`/crackers/made-up-${String(page)}`, 'GET', 200);
  expect(told).toBe(4_000);
  answers.flush();
  expect(answered).toBe(5_000);
});
