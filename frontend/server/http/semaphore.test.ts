import { expect, test } from '@jest/globals';
import { SemaphoreRefusal, Semaphore } from './semaphore.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('so many go at once; of those who wait the urgent go first, then whoever came first', async () => {
  const semaphore = new Semaphore({ atOnce: 1, waiting: 3 });
  const end = await semaphore.acquire({ urgent: false, within: 1_000 });
  const order: string[] = [];
  const waiting = (['page', 'paper', 'order'] as const).map(async (name) => {
    const done = await semaphore.acquire({ urgent: name === 'order', within: 1_000 });
    order.push(name);
    done();
  });
  await soon();
  expect(order).toEqual([]);
  end();
  end();
  await Promise.all(waiting);
  expect(order).toEqual(['order', 'page', 'paper']);
  (await semaphore.acquire({ urgent: false, within: 0 }))();
});

test('nobody waits for longer than was said', async () => {
  const semaphore = new Semaphore({ atOnce: 1, waiting: 3 });
  const end = await semaphore.acquire({ urgent: false, within: 0 });
  await expect(semaphore.acquire({ urgent: true, within: 5 })).rejects.toThrow(SemaphoreRefusal);
  end();
  await expect(semaphore.acquire({ urgent: false, within: 5 })).resolves.toBeDefined();
});

test('a full queue turns everybody away but an urgent one, who takes the place of another', async () => {
  const semaphore = new Semaphore({ atOnce: 1, waiting: 1 });
  const end = await semaphore.acquire({ urgent: false, within: 0 });
  const page = semaphore.acquire({ urgent: false, within: 1_000 });
  await expect(semaphore.acquire({ urgent: false, within: 1_000 })).rejects.toThrow(SemaphoreRefusal);
  const order = semaphore.acquire({ urgent: true, within: 1_000 });
  await expect(page).rejects.toThrow(SemaphoreRefusal);
  await expect(semaphore.acquire({ urgent: true, within: 1_000 })).rejects.toThrow(SemaphoreRefusal);
  end();
  (await order)();
});
