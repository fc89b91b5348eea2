import { describe, expect, test } from '@jest/globals';
import { draftTotals, EMPTY_DRAFT, parseDraft, rememberedReferral, withQuantity } from './draft.ts';

const DAY = 86_400_000;

describe('a draft', () => {
  test('counts different products and sums them at the rates last seen', () => {
    let draft = withQuantity(EMPTY_DRAFT, 'SP01', 3, 4_500);
    draft = withQuantity(draft, 'GC02', 2, 12_050);
    // 3 × ₹45.00 + 2 × ₹120.50 = ₹135.00 + ₹241.00
    expect(draftTotals(draft)).toEqual({ items: 2, sumPaise: 37_600 });
  });

  test('a new quantity takes the place of the old one, and none takes the product out', () => {
    const five = withQuantity(withQuantity(EMPTY_DRAFT, 'SP01', 3, 4_500), 'SP01', 5, 4_600);
    expect(draftTotals(five)).toEqual({ items: 1, sumPaise: 23_000 });
    expect(withQuantity(five, 'SP01', 0, 4_600)).toEqual(EMPTY_DRAFT);
  });

  test('is read back as it was written', () => {
    const draft = { ...withQuantity(EMPTY_DRAFT, 'SP01', 3, 4_500), referral: { code: 'RAVI10', at: 5 } };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test('what is no draft is an empty one', () => {
    for (const stored of [null, '', '{', '[]', '7', '{"version":2,"quantities":{"SP01":3}}']) {
      expect(parseDraft(stored)).toEqual(EMPTY_DRAFT);
    }
  });

  test('quantities that cannot be ordered are left out', () => {
    const quantities = { A1: 1, A2: 0, A3: -2, A4: 1.5, A5: 10_000, A6: '3', A7: 9_999 };
    const draft = parseDraft(JSON.stringify({ version: 1, quantities }));
    expect(draft.quantities).toEqual({ A1: 1, A7: 9_999 });
  });

  test('remembers a referral code for thirty days', () => {
    const draft = { ...EMPTY_DRAFT, referral: { code: 'RAVI10', at: 1_000 } };
    expect(rememberedReferral(draft, 1_000 + 30 * DAY)).toBe('RAVI10');
    expect(rememberedReferral(draft, 1_001 + 30 * DAY)).toBeNull();
  });
});
