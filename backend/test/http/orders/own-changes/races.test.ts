import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import type { Answer, Caller } from '../../../support/caller.ts';
import { stockOf } from '../../../support/orders.ts';
import {
  type Asked,
  codeOf,
  NO_SPARKLERS,
  ownChanges,
  refused,
  sellBy,
} from '../../../support/own-changes.ts';
import { waitForLock } from '../../../support/wait-for.ts';

const { here, at, read, step, confirm, placed, change, cancel, asked, accept, decline, withdraw } =
  ownChanges();

describe('one of two wins, and the other is told', () => {
  beforeAll(() => sellBy(here.shop, 'order'));
  afterAll(() => sellBy(here.shop, 'estimate'));
  const edit = async (number: string, who: Caller) =>
    who.put<AdminOrderView>(at(number), { ...entryOf(await read(number)), name: 'Meena', revision: 0 });

  test('she changes first: staff who look at what it was neither edit nor confirm it', async () => {
    const { number, token } = await placed();
    expect((await change(token)).status).toBe(200);
    const body = { ...entryOf(await read(number)), revision: 0 };
    expect(codeOf(await here.desk.put(at(number), body))).toEqual([409, 'record-changed']);
    const old = { from: 'placed', to: 'confirmed', revision: 0 };
    expect(codeOf(await step(number, 'advance', old))).toEqual([409, 'order-edited']);
    expect((await step(number, 'advance', { ...old, revision: 1 })).status).toBe(200);
  });

  test('staff are first: she is told what is to be done', async () => {
    const edited = await placed();
    await edit(edited.number, here.desk);
    expect(codeOf(await change(edited.token))).toEqual([409, 'own-change-superseded']);
    const cancelled = await placed();
    await step(cancelled.number, 'cancel', { from: 'placed', reason: 'Not wanted' });
    expect(await change(cancelled.token)).toMatchObject(refused('finished'));
  });

  test('she waits for staff who have it in hand, and finds it confirmed', async () => {
    const { number, token } = await placed();
    const letGo = await here.shop.database.hold(
      `UPDATE orders SET state = 'confirmed' WHERE number = '${number}'`,
    );
    const changing = change(token);
    await waitForLock(here.shop.database);
    await letGo();
    expect(codeOf(await changing)).toEqual([409, 'own-change-needs-shop']);
    await here.shop.database.query("UPDATE orders SET state = 'placed' WHERE number = $1", [number]);
  });

  type Deed = (order: Asked, who: Caller) => Promise<Answer<unknown>>;
  const now: Record<string, Deed> = {
    'she changes it': ({ token }) => change(token),
    'she takes a line out': ({ token }) => change(token, NO_SPARKLERS),
    'she cancels it': ({ token }) => cancel(token),
    'staff confirm it as they saw it': ({ number }, who) =>
      step(number, 'advance', { from: 'placed', to: 'confirmed', revision: 0 }, who),
    'staff edit it': ({ number }, who) => edit(number, who),
    'staff cancel it': ({ number }, who) =>
      step(number, 'cancel', { from: 'placed', reason: 'Not wanted' }, who),
  };
  const pairsOf = (deeds: Record<string, Deed>) => {
    const names = Object.keys(deeds);
    return names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));
  };
  const both = async (deeds: Record<string, Deed>, [one, other]: readonly [string, string], order: Asked) => {
    const colleague = await here.shop.staff('orders');
    const answers = await Promise.all([deeds[one]?.(order, here.desk), deeds[other]?.(order, colleague)]);
    const statuses = answers.map((answer) => answer?.status ?? 0);
    for (const status of statuses) expect([200, 409]).toContain(status);
    return [one, other].filter((_, index) => statuses[index] === 200);
  };

  test.each(pairsOf(now))('%s and %s', async (one, other) => {
    const shelf = Number(await stockOf(here.shop, 'GB-04'));
    const order = { ...(await placed()), id: '' };
    const done = await both(now, [one, other], order);
    const after = await read(order.number);
    // A cancellation by staff goes after an edit; two of anything else exclude each other, unless it was edited first.
    expect(done.length).toBeGreaterThanOrEqual(1);
    if (done.length === 2) expect(done.some((name) => name.startsWith('staff'))).toBe(true);
    const isHers = done.some((name) => name === 'she changes it' || name === 'she takes a line out');
    expect(after.revision).toBe(isHers || done.includes('staff edit it') ? 1 : 0);
    const held = after.state === 'cancelled' ? 0 : isHers ? 6 : 5;
    expect(await stockOf(here.shop, 'GB-04')).toBe(shelf - held);
  });

  const waiting: Record<string, Deed> = {
    'staff say yes': (order, who) => accept(order, who),
    'staff say no': (order, who) => decline(order, who),
    'she withdraws it': (order) => withdraw(order),
    'staff edit it': ({ number }, who) => edit(number, who),
    'staff pack it': ({ number }, who) => step(number, 'advance', { from: 'confirmed', to: 'packed' }, who),
    'staff cancel it': ({ number }, who) =>
      step(number, 'cancel', { from: 'confirmed', reason: 'Not wanted' }, who),
  };

  test.each(pairsOf(waiting))('of what she asked for: %s and %s', async (one, other) => {
    const shelf = Number(await stockOf(here.shop, 'GB-04'));
    const order = await asked();
    await confirm(order.number);
    const done = await both(waiting, [one, other], order);
    const after = await read(order.number);
    const answers = done.filter((name) => /say|withdraws/.test(name));
    // Withdrawn twice it is withdrawn once.
    expect(new Set(answers).size).toBeLessThanOrEqual(1);
    if (one !== other || one !== 'staff pack it') expect(done.length).toBeGreaterThanOrEqual(1);
    const isAccepted = done.includes('staff say yes');
    expect(after.revision).toBe(isAccepted || done.includes('staff edit it') ? 1 : 0);
    expect(isAccepted && done.includes('staff edit it')).toBe(false);
    const held = after.state === 'cancelled' ? 0 : isAccepted ? 6 : 5;
    expect(await stockOf(here.shop, 'GB-04')).toBe(shelf - held);
    expect(after.asked === null).toBe(done.length > 0);
  });
});
