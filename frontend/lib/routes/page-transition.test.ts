import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { watchLeaving } from './leaving.ts';
import { beginTransition, endTransition } from './page-transition.ts';

/** What a browser has and a test has not. */
let classes: Set<string>;
let loaded: string[];

beforeEach(() => {
  jest.useFakeTimers();
  classes = new Set();
  loaded = [];
  const classList = {
    add: (name: string) => void classes.add(name),
    remove: (name: string) => void classes.delete(name),
  };
  const location = {
    assign: (address: string) => void loaded.push(address),
    reload: () => void loaded.push('this page'),
  };
  Object.assign(globalThis, { document: { documentElement: { classList } }, location });
});
afterEach(() => {
  endTransition();
  jest.useRealTimers();
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

  test('leaves the browser alone that loads it already, or another one', async () => {
    const window = new EventTarget();
    Object.assign(globalThis, { window });
    watchLeaving();
    beginTransition('/crackers', false);
    await jest.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event('beforeunload'));
    await jest.advanceTimersByTimeAsync(7_000);
    expect([isGrey(), loaded]).toEqual([false, []]);
    // Whoever was asked whether to leave may have stayed.
    await jest.advanceTimersByTimeAsync(10_000);
  });

  test('loads nothing once the next one is there', async () => {
    beginTransition('/crackers', false);
    endTransition();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([isGrey(), loaded]).toEqual([false, []]);
  });
});
