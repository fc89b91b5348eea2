import { expect, test } from '@jest/globals';
import { upiLink } from './upi.ts';

const shop = { upiId: 'agal.shop@okbank', accountName: 'Agal Traders & Sons' };

test('a link for UPI says whom, how much in rupees, and for what', () => {
  expect(upiLink(shop, 150_000, 'PB-00042')).toBe(
    'upi://pay?pa=agal.shop@okbank&pn=Agal%20Traders%20%26%20Sons&am=1500.00&cu=INR&tn=PB-00042',
  );
  expect(upiLink(shop, 50_005, 'PB-00042')).toContain('&am=500.05&');
});
