import { expect, test } from '@jest/globals';
import type { DeskProposalView } from '@shop/contracts/proposals/views';
import { nextStep } from './step-button.tsx';

const proposal = (state: 'open' | 'declined'): DeskProposalView => ({
  id: '01900000-0000-7000-8000-000000000000',
  reason: 'shortage',
  state,
  proposedAt: '2026-10-01T10:00:00Z',
  proposedBy: 'Asha',
  lines: [],
  wasTotalPaise: 339_500,
  totalPaise: 331_500,
  balancePaise: 0,
  declined: null,
});
const ASKED = {
  id: '01900000-0000-7000-8000-000000000000',
  kind: 'cancel' as const,
  askedAt: '2026-10-01T10:00:00Z',
  reason: '',
  changes: [],
};
const HOLD = { reason: 'Call again', at: '2026-10-01T10:00:00Z' };

test('an order is moved forward, but not while it is on hold, nor packed while customer or shop is asked', () => {
  const confirmed = { nextStates: ['packed', 'cancelled'], hold: null, proposal: null, asked: null } as const;
  const order = { ...confirmed, nextStates: [...confirmed.nextStates] };
  expect(nextStep(order)).toBe('packed');
  expect(nextStep({ ...order, proposal: proposal('declined') })).toBe('packed');
  expect(nextStep({ ...order, proposal: proposal('open') })).toBeUndefined();
  expect(nextStep({ ...order, asked: ASKED })).toBeUndefined();
  expect(nextStep({ ...order, nextStates: ['confirmed'], asked: ASKED })).toBe('confirmed');
  expect(nextStep({ ...order, nextStates: ['confirmed'], proposal: proposal('open') })).toBe('confirmed');
  expect(nextStep({ ...order, hold: HOLD })).toBeUndefined();
  expect(nextStep({ ...order, nextStates: ['cancelled'] })).toBeUndefined();
});
