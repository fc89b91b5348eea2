import { expect, test } from '@jest/globals';
import { EntryQueue } from './collection-sheet.tsx';

/** Work that ends when it is told to. */
function held(name: string, done: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    end: resolve,
    fail: () => reject(new Error(name)),
    run: () => {
      done.push(`${name} begins`);
      return promise;
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('presses made while one is on its way wait, and are done in their order', async () => {
  const said: string[] = [];
  const queue = new EntryQueue();
  const works = ['first', 'second', 'third'].map((name) => held(name, said));
  const all = works.map(({ run }) => queue.enqueue(run));
  await settled();
  expect(said).toEqual(['first begins']);
  works[0]?.end();
  await settled();
  expect(said).toEqual(['first begins', 'second begins']);
  works[1]?.end();
  works[2]?.end();
  await Promise.all(all);
  expect(said).toEqual(['first begins', 'second begins', 'third begins']);
});

test('one that is refused is refused alone', async () => {
  const said: string[] = [];
  const queue = new EntryQueue();
  const [first, second] = [held('first', said), held('second', said)];
  const [refused, taken] = [queue.enqueue(first.run), queue.enqueue(second.run)];
  first.fail();
  second.end();
  await expect(refused).rejects.toThrow('first');
  await taken;
  expect(said).toEqual(['first begins', 'second begins']);
});
