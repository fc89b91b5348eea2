import { describe, expect, it } from '@jest/globals';
import { heavyPages } from './check-weights.ts';

const START = script('entries/entry-client-routing.js', 80_000, 'chunks/shared.js');
const SHARED = script('chunks/shared.js', 20_000);

function script(name: string, weight: number, ...imports: string[]) {
  return [name, { imports, weight }] as const;
}

describe('what a page loads of scripts', () => {
  it('counts what the start and the page import, each file once, and names the page above its limit', () => {
    const light = script('pages_-shop-_about.js', 2_400, 'chunks/shared.js');
    const heavy = script('pages_-shop-_city.js', 2_401, 'chunks/shared.js');
    expect(heavyPages(new Map([START, SHARED, light, heavy]), [])).toEqual([
      'pages_-shop-_city.js 102.4 kB of 102.4',
    ]);
  });

  it('leaves staff more than shoppers, and counts what their pages alone begin with', () => {
    const page = script('pages_admin_-dashboard-_orders.js', 10_000, 'chunks/desk.js');
    const names = script('chunks/staff-pages.js', 5_000);
    const weighs = (weight: number) =>
      heavyPages(
        new Map([START, SHARED, names, page, script('chunks/desk.js', weight, 'chunks/shared.js')]),
        ['chunks/staff-pages.js'],
      );
    expect(weighs(85_000)).toEqual([]);
    expect(weighs(85_001)).toHaveLength(1);
  });
});
