import { expect, test } from '@jest/globals';
import type { Clock } from '../../../shared/clock.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import { Order } from '../domain/order.ts';
import type { OrderRepository } from '../domain/order-repository.ts';
import type { Stock } from '../../catalogue/application/stock.ts';
import { OrderDesk } from './order-desk.ts';
import type { OrderQueries } from './order-queries.ts';

test('a step that waited for another happens after it, also in the timeline', async () => {
  let now = 1;
  const saved: Date[] = [];
  const orders = {
    async lock() {
      now = 2;
      const snapshot = { id: 'o', number: 'DS26-00001', delivery: 'pickup', state: 'placed' } as const;
      return new Order({ ...snapshot, holdReason: null, totalPaise: 100, paidPaise: 0 });
    },
    async save(_order: unknown, _actor: unknown, at: Date) {
      saved.push(at);
    },
  } as unknown as OrderRepository;
  const transaction: Transaction = { run: (work) => work() };
  const clock = { now: () => new Date(now) } as Clock;
  const queries = { forDesk: async () => ({}) } as unknown as OrderQueries;
  const desk = new OrderDesk(orders, queries, {} as Stock, transaction, clock);
  await desk.note('DS26-00001', { text: 'x' }, { kind: 'staff', id: 's', name: 'Selvi' });
  expect(saved).toEqual([new Date(2)]);
});
