import { expect, test } from '@jest/globals';
import type { ProposalView } from '@shop/contracts/proposals/views';
import { proposalSentences } from './order-proposal.ts';

const line = {
  code: 'GB-04',
  name: 'Lakshmi Gift Box',
  nameTa: null,
  unit: 'Box',
  content: null,
  from: 5,
  to: 3,
};
const proposal: ProposalView = {
  id: '',
  reason: 'shortage',
  state: 'open',
  proposedAt: '2026-10-01T04:00:00.000Z',
  lines: [line],
  wasTotalPaise: 339_500,
  totalPaise: 213_900,
  balancePaise: 213_900,
};
const said = (changes: Partial<ProposalView>) => proposalSentences({ ...proposal, ...changes });

test('a customer is told what is there, what it would cost, and what becomes of their money', () => {
  expect(said({})).toEqual([
    'Only 3 of 5 boxes of Lakshmi Gift Box are there. We propose to send 3.',
    'The new total is ₹2,139 instead of ₹3,395. You pay ₹1,256 less.',
    'Nothing changes before you say yes, and we pack your order when we know.',
  ]);
  expect(said({ balancePaise: -125_600 })[1]).toBe(
    'The new total is ₹2,139 instead of ₹3,395. You get ₹1,256 back.',
  );
  expect(said({ balancePaise: 113_900 })[1]).toBe(
    'The new total is ₹2,139 instead of ₹3,395. You pay ₹1,256 less. ₹1,139 is to be paid then.',
  );
  expect(said({ totalPaise: 400_000, balancePaise: 400_000 })[1]).toBe(
    'The new total is ₹4,000 instead of ₹3,395. You pay ₹605 more.',
  );
});

test('what goes, what comes in its place, and one of several', () => {
  const sentence = (from: number, to: number, unit = 'Box') =>
    said({ lines: [{ ...line, unit, from, to }] })[0];
  expect(sentence(1, 0)).toBe(
    'Of Lakshmi Gift Box nothing is there; you ordered 1 box. We propose to leave it out.',
  );
  expect(sentence(0, 2, 'Pack')).toBe('In its place we propose 2 packs of Lakshmi Gift Box.');
  expect(sentence(2, 1)).toBe('Only 1 of 2 boxes of Lakshmi Gift Box is there. We propose to send 1.');
  expect(sentence(2, 4)).toBe('We propose 4 boxes of Lakshmi Gift Box instead of 2.');
  const packs = { ...line, name: '7 cm Sparklers', content: '10 pcs', from: 0, to: 2 };
  expect(said({ lines: [packs] })[0]).toBe('In its place we propose 2 boxes of 7 cm Sparklers, 10 pcs.');
  expect(said({ lines: [{ ...packs, from: 4 }] })[0]).toBe(
    'Only 2 of 4 boxes of 7 cm Sparklers, 10 pcs, are there. We propose to send 2.',
  );
});
