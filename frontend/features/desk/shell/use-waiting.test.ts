import { expect, test } from '@jest/globals';
import { paths } from '../../../lib/paths.ts';
import { waitingOn } from './use-waiting.ts';

test('each page of the menu counts what waits on it, once; what is not theirs to see counts nothing', () => {
  const waiting = waitingOn({
    orders: { toConfirm: 7, toPack: 5, toDispatch: 3, onTheWay: 40, toCollect: 2, onHold: 1 },
    money: null,
    received: null,
    members: null,
    newContacts: null,
    openFlags: 2,
    failedJobs: null,
    lowStock: null,
    today: '2026-11-28',
  });
  expect(waiting).toEqual({
    [paths.adminCalls]: 7,
    [paths.adminPacking]: 5,
    [paths.lorrySheet]: 3,
    [paths.adminContacts]: 0,
    [paths.adminReferralFlags]: 2,
    [paths.jobs]: 0,
  });
});
