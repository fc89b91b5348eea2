import { expect, test } from '@jest/globals';
import type { ProposalView } from '@shop/contracts/proposals/views';
import { proposalSentences } from './order-proposal.ts';

const line = {
  code: 'BM-02',
  name: 'அணுகுண்டு',
  nameTa: 'Atom Bomb',
  unit: 'Box',
  content: '10 pcs',
  from: 5,
  to: 3,
};
const proposal: ProposalView = {
  id: '',
  reason: 'shortage',
  state: 'open',
  proposedAt: '2026-10-01T04:00:00.000Z',
  lines: [line, { ...line, name: 'Red Bijili', nameTa: null, content: null, from: 1, to: 0 }],
  wasTotalPaise: 339_500,
  totalPaise: 213_900,
  balancePaise: 213_900,
};

test('a question names the goods as the page has them, says what is short and what it comes to', () => {
  expect(proposalSentences(proposal)).toEqual([
    'அணுகுண்டு, 10 pcs: நீங்கள் கேட்டது 5 பெட்டி, கையிருப்பு 3 மட்டும். 3 அனுப்பலாமா?',
    'Red Bijili: கையிருப்பில் இல்லை; நீங்கள் கேட்டது 1 பெட்டி. இது இல்லாமல் மற்றதை அனுப்பலாமா?',
    'மாற்றினால் மொத்தம் ₹2,139 (இப்போது ₹3,395). நீங்கள் கட்டுவது ₹1,256 குறையும்.',
    'நீங்கள் சரி சொல்லும் வரை எதுவும் மாறாது. உங்கள் பதில் தெரிந்த பிறகு பேக் செய்கிறோம்.',
  ]);
});
