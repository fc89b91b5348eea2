import { expect, test } from '@jest/globals';
import { NoTurn, Turns } from './turns.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('so many go at once; of those who wait the urgent go first, then whoever came first', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 3 });
  const end = await turns.take({ urgent: false, within: 1_000 });
  const order: string[] = [];
  const waiting = (['page', 'paper', 'order'] as const).map(async (name) => {
    const done = await turns.take({ urgent: name === 'order', within: 1_000 });
    order.push(name);
    done();
  });
  await soon();
  expect(order).toEqual([]);
  end();
  end();
  await Promise.all(waiting);
  expect(order).toEqual(['order', 'page', 'paper']);
  (await turns.take({ urgent: false, within: 0 }))();
});

test('nobody waits for longer than was said', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 3 });
  const end = await turns.take({ urgent: false, within: 0 });
  await expect(turns.take({ urgent: true, within: 5 })).rejects.toThrow(NoTurn);
  end();
  await expect(turns.take({ urgent: false, within: 5 })).resolves.toBeDefined();
});

test('a full queue turns everybody away but an urgent one, who takes the place of another', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1 });
  const end = await turns.take({ urgent: false, within: 0 });
  const page = turns.take({ urgent: false, within: 1_000 });
  await expect(turns.take({ urgent: false, within: 1_000 })).rejects.toThrow(NoTurn);
  const order = turns.take({ urgent: true, within: 1_000 });
  await expect(page).rejects.toThrow(NoTurn);
  await expect(turns.take({ urgent: true, within: 1_000 })).rejects.toThrow(NoTurn);
  end();
  (await order)();
});
