import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

let arriveAt: typeof import('./page-transition.ts').arriveAt;
let beginTransition: typeof import('./page-transition.ts').beginTransition;
let endTransition: typeof import('./page-transition.ts').endTransition;
let holdDocument: typeof import('./page-transition.ts').holdDocument;
let reloadOnFailedChunk: typeof import('../loading/chunk-reload.ts').reloadOnFailedChunk;
let watchLeaving: typeof import('./leaving.ts').watchLeaving;

/** What a browser has and a test has not. */
let classes: Set<string>;
let loaded: string[];
/** Whether a page was to come, each time the router was told to forget another. */
let routed: boolean[];
let window: EventTarget;

beforeEach(async () => {
  // A page knows nothing of the one before.
  jest.resetModules();
  ({ arriveAt, beginTransition, endTransition, holdDocument } = await import('./page-transition.ts'));
  ({ reloadOnFailedChunk } = await import('../loading/chunk-reload.ts'));
  ({ watchLeaving } = await import('./leaving.ts'));
  jest.useFakeTimers();
  classes = new Set();
  loaded = [];
  const classList = {
    add: (name: string) => void classes.add(name),
    contains: (name: string) => classes.has(name),
    remove: (name: string) => void classes.delete(name),
  };
  const location = {
    assign: (address: string) => void loaded.push(address),
    reload: () => void loaded.push('this page'),
  };
  window = new EventTarget();
  const addEventListener = window.addEventListener.bind(window);
  const dispatchEvent = window.dispatchEvent.bind(window);
  // The router hears of a page of its own that is wanted in the place of the one on its way.
  routed = [];
  window.addEventListener('popstate', () => void routed.push(beginTransition('/present', true)));
  Object.assign(globalThis, {
    document: { documentElement: { classList } },
    location,
    window,
    addEventListener,
    dispatchEvent,
  });
});
afterEach(() => {
  endTransition();
  jest.useRealTimers();
});

describe('a script that does not come', () => {
  const failed = () => Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') });
  beforeEach(() => {
    const stored = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
    Object.assign(globalThis, { sessionStorage });
    Object.assign(globalThis.location, { pathname: '/about' });
    reloadOnFailedChunk();
  });

  test('during a link has the next page loaded, once, and never the one that is left', async () => {
    beginTransition('/crackers', false);
    window.dispatchEvent(failed());
    window.dispatchEvent(failed());
    await jest.advanceTimersByTimeAsync(10_000);
    expect([isGrey(), loaded]).toEqual([false, ['/crackers']]);
  });

  test('during “back” has the page loaded whose address is there already', () => {
    beginTransition('/quick-order#review', true);
    window.dispatchEvent(failed());
    expect(loaded).toEqual(['this page']);
  });

  test('while an order is on its way loads nothing before that is answered', async () => {
    beginTransition('/crackers', false);
    holdDocument(true);
    window.dispatchEvent(failed());
    await jest.advanceTimersByTimeAsync(3_000);
    expect(loaded).toEqual([]);
    holdDocument(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(loaded).toEqual(['/crackers']);
  });

  test('otherwise has its own page loaded anew', () => {
    window.dispatchEvent(failed());
    expect(loaded).toEqual(['this page']);
  });
});

const isGrey = () => classes.has('in-transition');

describe('a page that is being left', () => {
  test('is grey for eight seconds at most: then the browser loads the next one', async () => {
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(7_999);
    expect([isGrey(), loaded]).toEqual([true, []]);
    await jest.advanceTimersByTimeAsync(1);
    expect([isGrey(), loaded]).toEqual([false, ['/crackers']]);
  });

  test('is loaded anew where the address is there already, as after “back”', async () => {
    beginTransition('/quick-order#review', true);
    await jest.advanceTimersByTimeAsync(8_000);
    expect([isGrey(), loaded]).toEqual([false, ['this page']]);
  });

  test('goes where it was last sent, which has its own eight seconds', async () => {
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(7_000);
    beginTransition('/track', false);
    await jest.advanceTimersByTimeAsync(7_999);
    expect([isGrey(), loaded]).toEqual([true, []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loaded).toEqual(['/track']);
  });

  test('is there when it was drawn, and not when another one was that was given up for it', () => {
    beginTransition('/crackers', false);
    beginTransition('/track', false);
    arriveAt('/crackers');
    expect(isGrey()).toBe(true);
    arriveAt('/track');
    expect(isGrey()).toBe(false);
  });

  test('leaves the browser alone that loads it already, or another one', async () => {
    watchLeaving();
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event('beforeunload'));
    await jest.advanceTimersByTimeAsync(7_000);
    expect([isGrey(), loaded]).toEqual([false, []]);
  });

  test('has a link that is followed while the browser waits loaded in place of what it waits for, and at once', async () => {
    watchLeaving();
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(8_000);
    window.dispatchEvent(new Event('beforeunload'));
    await jest.advanceTimersByTimeAsync(2_000);
    beginTransition('/track', false);
    await jest.advanceTimersByTimeAsync(0);
    expect([isGrey(), loaded]).toEqual([false, ['/crackers', '/track']]);
  });

  test('has eight seconds again where the browser was told to load one, and nothing came of it', async () => {
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(68_000);
    beginTransition('/track', false);
    await jest.advanceTimersByTimeAsync(7_999);
    expect([isGrey(), loaded]).toEqual([true, ['/crackers']]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loaded).toEqual(['/crackers', '/track']);
  });

  test('is as new when “back” brings it again as it was left', async () => {
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(8_000);
    window.dispatchEvent(new Event('pagehide'));
    beginTransition('/track', false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([isGrey(), loaded]).toEqual([true, ['/crackers']]);
    window.dispatchEvent(new Event('pagehide'));
    expect(isGrey()).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(loaded).toEqual(['/crackers']);
  });

  test('waits with a new document for an order that is on its way', async () => {
    holdDocument(true);
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(14_000);
    expect([isGrey(), loaded]).toEqual([true, []]);
    holdDocument(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([isGrey(), loaded]).toEqual([false, ['/crackers']]);
  });

  test('stays where its review was opened meanwhile, and goes where “back” leads to the review of another', async () => {
    const hash = (oldURL: string, newURL: string) =>
      Object.assign(new Event('hashchange'), { oldURL, newURL });
    beginTransition('/crackers', false);
    window.dispatchEvent(hash('https://shop.example/quick-order', 'https://shop.example/quick-order#review'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([isGrey(), loaded]).toEqual([false, []]);
    beginTransition('/quick-order#review', true);
    window.dispatchEvent(hash('https://shop.example/crackers', 'https://shop.example/quick-order#review'));
    await jest.advanceTimersByTimeAsync(8_000);
    expect([isGrey(), loaded]).toEqual([false, ['this page']]);
  });

  test('goes where somebody taps before the router has heard that it should forget', () => {
    let pretended: Event | undefined;
    const dispatchEvent = (event: Event) => {
      pretended = event;
    };
    Object.assign(globalThis, { dispatchEvent });
    beginTransition('/crackers', false);
    const change = {
      oldURL: 'https://shop.example/quick-order',
      newURL: 'https://shop.example/quick-order#review',
    };
    window.dispatchEvent(Object.assign(new Event('hashchange'), change));
    expect(pretended?.type).toBe('popstate');
    expect(beginTransition('/track', false)).toBe(true);
    expect(isGrey()).toBe(true);
  });

  test('is not left for one that was let go and comes late: the router forgets it', async () => {
    const review = {
      oldURL: 'https://shop.example/quick-order',
      newURL: 'https://shop.example/quick-order#review',
    };
    const openReview = () => window.dispatchEvent(Object.assign(new Event('hashchange'), review));
    beginTransition('/crackers', false);
    openReview();
    expect(routed).toEqual([false]);
    openReview();
    expect(routed).toEqual([false]);
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(8_000);
    expect([routed, loaded]).toEqual([[false, false], ['/crackers']]);
    expect(beginTransition('/track', false)).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    expect(routed).toEqual([false, false]);
  });

  test('loads nothing once the next one is there', async () => {
    beginTransition('/crackers', false);
    endTransition();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([isGrey(), loaded]).toEqual([false, []]);
  });
});
