import { expect, test } from '@jest/globals';
import { byLorry } from './loads.ts';

const order = (number: string, place: string | null, transporter: string | null) => ({
  number,
  pickupLocation: place === null ? null : { name: place, city: 'Madurai' },
  dispatch: transporter === null ? null : { transporter, lrDate: '2026-11-20' },
});

test('orders are put together by place and transporter, in order; doors and those without a lorry come last', () => {
  const orders = [
    order('DS26-00005', null, 'KPN'),
    order('DS26-00004', 'Depot', 'KPN'),
    order('DS26-00003', 'Depot', null),
    order('DS26-00002', 'Depot', 'ARC'),
    order('DS26-00001', 'Depot', 'kpn'),
  ];
  const loads = byLorry(orders).map(({ place, transporter, orders: of }) => [
    place,
    transporter,
    of.map(({ number }) => number),
  ]);
  expect(loads).toEqual([
    ['Depot, Madurai', 'ARC', ['DS26-00002']],
    ['Depot, Madurai', 'KPN', ['DS26-00001', 'DS26-00004']],
    ['Depot, Madurai', null, ['DS26-00003']],
    [null, 'KPN', ['DS26-00005']],
  ]);
});
