import { expect, test } from '@jest/globals';
import { neededOffline, type BuildFile } from './build-manifest.ts';

function file(parts: Partial<BuildFile>): BuildFile {
  return { imports: [], dynamicImports: [], facadeModuleId: null, styles: [], ...parts };
}

test('the price list is kept with the router, its late parts and its styles, and what zooms, without other pages', () => {
  const page = 'virtual:vike:page-entry:client:/pages/(shop)';
  const files = new Map([
    [
      'router.js',
      file({
        facadeModuleId: '/node_modules/vike/dist/client/runtime-client-routing/entry.js',
        imports: ['framework.js'],
        dynamicImports: ['list.js', 'home.js'],
      }),
    ],
    ['framework.js', file({})],
    [
      'list.js',
      file({ facadeModuleId: `${page}/quick-order/index`, imports: ['orders.js'], styles: ['shop.css'] }),
    ],
    ['orders.js', file({ dynamicImports: ['review.js'] })],
    ['review.js', file({ facadeModuleId: '/frontend/features/orders/review.tsx', styles: ['orders.css'] })],
    ['home.js', file({ facadeModuleId: `${page}/index`, styles: ['home.css'] })],
    ['zoom.js', file({ facadeModuleId: '/frontend/lib/zoom/image-zoom.ts' })],
  ]);
  expect(neededOffline(files).sort()).toEqual([
    '/framework.js',
    '/list.js',
    '/orders.css',
    '/orders.js',
    '/review.js',
    '/router.js',
    '/shop.css',
    '/zoom.js',
  ]);
});
