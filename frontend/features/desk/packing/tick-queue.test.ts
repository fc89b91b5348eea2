import { expect, test } from '@jest/globals';
import type { TickLinesRequest } from '@shop/contracts/packing/requests';
import { TickQueue } from './tick-queue.ts';

type Kind = 'kept' | 'refused' | 'fault' | 'silence';

const outcome = (kind: Kind) =>
  kind === 'fault' || kind === 'silence' ? { kind, why: `There was a ${kind}.` } : { kind };

/** A phone with its clock, its storage, and a network that answers as it is told. */
function phone(answers: Kind[] = [], stored: string | null = null) {
  return tabOf({ now: 1_000_000, stored }, answers);
}

/** A tab of a phone: others of it have the same storage. */
function tabOf(
  state: { now: number; stored: string | null; isFull?: boolean; isOffline?: boolean },
  answers: Kind[] = [],
) {
  const sent: { number: string; body: TickLinesRequest }[] = [];
  const queue = new TickQueue({
    read: () => state.stored,
    write: (text) => {
      if (!state.isFull) state.stored = text;
      return !state.isFull;
    },
    now: () => state.now,
    send: async (number, body) => {
      sent.push({ number, body });
      return outcome(state.isOffline ? 'silence' : (answers.shift() ?? 'kept'));
    },
  });
  const said = () =>
    sent.map(({ number, body }) => [number, ...body.ticks.map((tick) => `${tick.code} ${tick.packed}`)]);
  return { queue, sent, state, said };
}

test('a tick is sent at once, and waits no more when the shop has it', async () => {
  const { queue, said } = phone();
  queue.tick('DS26-00001', 'GB-04', 5);
  expect([queue.size, queue.waitingOf('DS26-00001')['GB-04']?.packed]).toEqual([1, 5]);
  await queue.send();
  expect(said()).toEqual([['DS26-00001', 'GB-04 5']]);
  expect([queue.size, queue.waitingOf('DS26-00001')]).toEqual([0, {}]);
});

test('without a network ticks wait, the last one of each line, and say how old they are when they leave', async () => {
  const { queue, sent, state } = phone(['silence', 'silence']);
  queue.tick('DS26-00001', 'GB-04', 5);
  await queue.send();
  state.now += 2_000;
  queue.tick('DS26-00001', 'GB-04', 0);
  queue.tick('DS26-00001', 'SP-01', 10);
  await queue.send();
  expect(queue.size).toBe(2);
  state.now += 3_000;
  await queue.send();
  expect(sent.at(-1)?.body.ticks).toEqual([
    { code: 'GB-04', packed: 0, sequence: 1_002_000, age: 3_000 },
    { code: 'SP-01', packed: 10, sequence: 1_002_001, age: 3_000 },
  ]);
  expect(queue.size).toBe(0);
});

test('what is ticked while a request is on its way leaves with the next one', async () => {
  const { queue, said } = phone();
  queue.tick('DS26-00001', 'GB-04', 5);
  queue.tick('DS26-00001', 'GB-04', 3);
  queue.tick('DS26-00001', 'SP-01', 1);
  await queue.send();
  expect(said()).toEqual([
    ['DS26-00001', 'GB-04 5'],
    ['DS26-00001', 'GB-04 3', 'SP-01 1'],
  ]);
});

test('what the shop refuses waits no more, and holds up no other order', async () => {
  const { queue, said } = phone(['silence', 'refused', 'kept']);
  queue.tick('DS26-00001', 'GB-04', 5);
  await queue.send();
  queue.tick('DS26-00002', 'GB-04', 1);
  await queue.send();
  expect(said().slice(1)).toEqual([
    ['DS26-00001', 'GB-04 5'],
    ['DS26-00002', 'GB-04 1'],
  ]);
  expect(queue.size).toBe(0);
});

test('a reload finds what waited, and the same device', async () => {
  const before = phone(['silence']);
  before.queue.tick('DS26-00001', 'GB-04', 5);
  await before.queue.send();
  const after = phone([], before.state.stored);
  expect(after.queue.size).toBe(1);
  await after.queue.send();
  expect(after.sent[0]?.body.device).toBe(before.sent[0]?.body.device);
  expect(after.said()).toEqual([['DS26-00001', 'GB-04 5']]);
});

test('a clock that is set back, and a storage that holds nonsense, do no harm', async () => {
  const { queue, sent, state } = phone([], '{"orders":7}');
  queue.tick('DS26-00001', 'GB-04', 5);
  await queue.send();
  state.now -= 60_000;
  queue.tick('DS26-00001', 'GB-04', 4);
  await queue.send();
  expect(sent.map(({ body }) => body.ticks[0]?.sequence)).toEqual([1_000_000, 1_000_001]);
  expect(sent[1]?.body.ticks[0]?.age).toBe(0);
});

test('what two tabs tick waits in both, each line as it was ticked last', async () => {
  const phone = { now: 1_000_000, stored: null, isOffline: true };
  const [one, other] = [tabOf(phone), tabOf(phone)];
  one.queue.tick('DS26-00001', 'GB-04', 5);
  other.queue.tick('DS26-00001', 'SP-01', 10);
  phone.now += 1_000;
  one.queue.follow();
  one.queue.tick('DS26-00002', 'GB-04', 1);
  other.queue.follow();
  other.queue.tick('DS26-00001', 'GB-04', 4);
  one.queue.follow();
  for (const { queue } of [one, other]) {
    const { 'GB-04': pots, 'SP-01': sparklers } = queue.waitingOf('DS26-00001');
    expect([queue.size, pots?.packed, sparklers?.packed]).toEqual([3, 4, 10]);
  }
  await Promise.all([one.queue.send(), other.queue.send()]);
  expect(new Set([...one.sent, ...other.sent].map(({ body }) => body.device)).size).toBe(1);
  phone.isOffline = false;
  await one.queue.send();
  other.queue.follow();
  expect([one.queue.size, other.queue.size]).toEqual([0, 0]);
});

test('a tab that never heard of the other loses nothing of it', async () => {
  const phone = { now: 1_000_000, stored: null, isOffline: true };
  const [one, other] = [tabOf(phone), tabOf(phone)];
  one.queue.tick('DS26-00001', 'GB-04', 5);
  other.queue.tick('DS26-00002', 'GB-04', 1);
  await Promise.all([one.queue.send(), other.queue.send()]);
  expect(tabOf(phone).queue.size).toBe(2);
});

test('a tick that the shop fails at holds up no other order, and is tried again', async () => {
  const { queue, said } = phone(['silence', 'fault', 'kept', 'kept']);
  queue.tick('DS26-00001', 'GB-04', 5);
  await queue.send();
  queue.tick('DS26-00002', 'GB-04', 1);
  await queue.send();
  expect([queue.size, queue.waitingOf('DS26-00002')]).toEqual([1, {}]);
  await queue.send();
  expect(said().slice(1)).toEqual([
    ['DS26-00001', 'GB-04 5'],
    ['DS26-00002', 'GB-04 1'],
    ['DS26-00001', 'GB-04 5'],
  ]);
  expect(queue.size).toBe(0);
});

test('where the storage takes nothing the page has them', async () => {
  const { queue, said } = tabOf({ now: 1_000_000, stored: null, isFull: true }, ['silence']);
  queue.tick('DS26-00001', 'GB-04', 5);
  await queue.send();
  queue.tick('DS26-00001', 'SP-01', 10);
  await queue.send();
  expect(said().at(-1)).toEqual(['DS26-00001', 'GB-04 5', 'SP-01 10']);
});

test('what waits says why after each try, and nothing once all is there', async () => {
  const { queue } = phone(['silence', 'fault', 'kept']);
  expect(queue.why).toBeNull();
  queue.tick('DS26-00001', 'GB-04', 5);
  await queue.send();
  expect(queue.why).toBe('There was a silence.');
  await queue.send();
  expect(queue.why).toBe('There was a fault.');
  await queue.send();
  expect(queue.why).toBeNull();
});

test('a tab whose storage was full writes over nothing that another tab ticked since, and brings back nothing that was sent', async () => {
  const phone = { now: 1_000_000, stored: null as string | null, isFull: true, isOffline: true };
  const [one, other] = [tabOf(phone), tabOf(phone)];
  one.queue.tick('DS26-00001', 'GB-04', 5);
  await one.queue.send();
  phone.isFull = false;
  other.queue.tick('DS26-00002', 'GB-04', 1);
  await other.queue.send();
  one.queue.tick('DS26-00001', 'SP-01', 10);
  await one.queue.send();
  expect(tabOf(phone).queue.size).toBe(3);
  // Full again, so that what is sent cannot be forgotten there.
  Object.assign(phone, { isFull: true, isOffline: false });
  await one.queue.send();
  expect(one.queue.size).toBe(0);
  const before = one.sent.length;
  await one.queue.send();
  expect(one.sent).toHaveLength(before);
  Object.assign(phone, { isFull: false, isOffline: true });
  one.queue.tick('DS26-00003', 'GB-04', 2);
  await one.queue.send();
  expect(tabOf(phone).queue.size).toBe(1);
});
