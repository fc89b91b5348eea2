import { expect, test } from '@jest/globals';
import type { OrderRowView } from '@shop/contracts/orders/views';
import { ORDER_STATES } from '@shop/contracts/rules/orders/order-states';
import { orderList } from './order-list.tsx';

const stepsFor = (order: Partial<OrderRowView>) =>
  (orderList.bulk ?? []).filter(({ fits }) => fits(order as OrderRowView)).map(({ label }) => label);

test('of several orders each takes the step that it waits for; what goes to the door does not arrive before', () => {
  const steps = (delivery: 'pickup' | 'door') => ORDER_STATES.map((state) => stepsFor({ state, delivery }));
  const [confirm, arrive, collect] = [['Confirm'], ['Mark as arrived'], ['Mark as collected']];
  // placed, confirmed, packed, dispatched, arrived, collected, cancelled
  expect(steps('pickup')).toEqual([confirm, [], [], arrive, collect, [], []]);
  expect(steps('door')).toEqual([confirm, [], [], collect, [], [], []]);
});
