import { expect, test } from '@jest/globals';
import { upiViewOf } from './upi-view.ts';

const details = {
  upiId: 'agal@okbank',
  accountName: 'Agal',
  accountNumber: '000012345678',
  ifsc: 'DEMO0000123',
  bank: 'Demonstration Bank',
};

test('up to ₹1,00,000 is paid by UPI, one paisa more by the bank only', async () => {
  expect(await upiViewOf(details, 10_000_000, 'DS26-00001')).toEqual({
    link: 'upi://pay?pa=agal@okbank&pn=Agal&am=100000.00&cu=INR&tn=DS26-00001',
    qrCode: expect.stringMatching(/^<svg /),
  });
  expect(await upiViewOf(details, 10_000_001, 'DS26-00001')).toBeNull();
});
