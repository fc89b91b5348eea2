import { beforeEach, describe, expect, jest, test } from '@jest/globals';

/** A storage as two tabs of a browser share it. */
class SharedStorage {
  readonly kept = new Map<string, string>();
  refuses = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.refuses) throw new Error('full');
    this.kept.set(key, text);
  }
}

type Tab = typeof import('./draft-store.ts');
let storage: SharedStorage;
let here: Tab;
let there: Tab;

async function openTab(): Promise<Tab> {
  jest.resetModules();
  return import('./draft-store.ts');
}

beforeEach(async () => {
  storage = new SharedStorage();
  Object.assign(globalThis, { localStorage: storage });
  here = await openTab();
  there = await openTab();
});

describe('two tabs that fill one draft', () => {
  test('keep each other’s goods, also before the news of a change came over', () => {
    here.setDraftQuantity('SP-01', 2, 1_300);
    there.setDraftQuantity('GB-04', 5, 61_000);
    here.setDraftQuantity('RK-01', 1, 6_000);
    expect(here.readDraft().quantities).toEqual({ 'SP-01': 2, 'GB-04': 5, 'RK-01': 1 });
    expect(here.readDraft().rates).toEqual({ 'SP-01': 1_300, 'GB-04': 61_000, 'RK-01': 6_000 });
  });

  test('take out what the other put in', () => {
    here.readDraft();
    there.setDraftQuantity('GB-04', 5, 61_000);
    here.setDraftQuantity('GB-04', 0, 61_000);
    expect(here.readDraft().quantities).toEqual({});
  });
});

test('news of the other tab that comes late takes nothing back from the next change', () => {
  const storageEvents = new EventTarget();
  Object.assign(globalThis, { window: storageEvents });
  const stop = here.subscribeDraft(() => undefined);
  there.setDraftQuantity('SP-01', 2, 1_300);
  const news = { key: 'draft', newValue: storage.getItem('draft') };
  here.setDraftQuantity('GB-04', 5, 61_000);
  storageEvents.dispatchEvent(Object.assign(new Event('storage'), news));
  here.setDraftQuantity('RK-01', 1, 6_000);
  expect(here.readDraft().quantities).toEqual({ 'SP-01': 2, 'GB-04': 5, 'RK-01': 1 });
  stop();
});

test('a page that the browser brings back as it was left shows what came on the list meanwhile', () => {
  const pageEvents = new EventTarget();
  Object.assign(globalThis, { window: pageEvents });
  here.setDraftQuantity('SP-01', 2, 1_300);
  const stop = here.subscribeDraft(() => undefined);
  there.setDraftQuantity('GB-04', 5, 61_000);
  pageEvents.dispatchEvent(new Event('pageshow'));
  expect(here.readDraft().quantities).toEqual({ 'SP-01': 2, 'GB-04': 5 });
  stop();
});

test('a storage that takes nothing more does not take back what this page holds', () => {
  here.setDraftQuantity('SP-01', 2, 1_300);
  storage.refuses = true;
  here.setDraftQuantity('GB-04', 5, 61_000);
  here.setDraftQuantity('RK-01', 1, 6_000);
  expect(here.readDraft().quantities).toEqual({ 'SP-01': 2, 'GB-04': 5, 'RK-01': 1 });
});

test('a row hears of its own quantity only, here and from another tab', () => {
  const storageEvents = new EventTarget();
  Object.assign(globalThis, { window: storageEvents });
  const changes: string[] = [];
  const stop = ['SP-01', 'GB-04', 'RK-01'].map((code) =>
    here.subscribeQuantity(code, () => changes.push(`${code} ${here.readDraft().quantities[code] ?? 0}`)),
  );
  here.setDraftQuantity('SP-01', 2, 1_300);
  here.setDraftQuantity('GB-04', 5, 61_000);
  expect(changes).toEqual(['SP-01 2', 'GB-04 5']);

  there.setDraftQuantity('SP-01', 0, 1_300);
  const news = { key: 'draft', newValue: storage.getItem('draft') };
  storageEvents.dispatchEvent(Object.assign(new Event('storage'), news));
  expect(changes).toEqual(['SP-01 2', 'GB-04 5', 'SP-01 0']);

  stop.forEach((end) => end());
  here.setDraftQuantity('RK-01', 1, 6_000);
  expect(changes).toHaveLength(3);
});
