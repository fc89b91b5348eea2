import { expect, test } from '@jest/globals';
import { mayUseCamera } from './camera.ts';
import { paths } from './paths.ts';

test('the pages of packing may use the camera, and no other page', () => {
  for (const path of [paths.adminPacking, paths.adminPackingOf('DS26-00042')]) {
    expect([path, mayUseCamera(path)]).toEqual([path, true]);
  }
  const others = [
    paths.home,
    paths.adminOrders,
    paths.adminOrder('packing'),
    paths.adminOrderEdit('DS26-00042'),
    paths.lorrySheet,
    paths.order('packing'),
    '/packing',
    '/admin/packing/more',
    '/admin/orders/a/b/packing',
  ];
  for (const path of others) expect([path, mayUseCamera(path)]).toEqual([path, false]);
});
