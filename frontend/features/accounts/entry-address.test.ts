import { describe, expect, test } from '@jest/globals';
import { afterSignIn, signInAddress } from './entry-address.ts';

describe('after signing in', () => {
  test('staff go on to the page they were headed to, with its filters', () => {
    expect(afterSignIn('staff', '/admin/orders?state=placed&page=2')).toBe(
      '/admin/orders?state=placed&page=2',
    );
  });

  test('without a wish they see what waits, and a referrer sees the own area', () => {
    expect(afterSignIn('staff', undefined)).toBe('/admin/dashboard');
    expect(afterSignIn('referrer', undefined)).toBe('/admin/referrer');
  });

  test('nobody is led out of the shop', () => {
    expect(afterSignIn('staff', 'https://example.com/admin/orders')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', '//example.com/admin/orders')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', '/\\example.com/admin/orders')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', '/\t/example.com/admin/orders')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', 'javascript:alert(1)')).toBe('/admin/dashboard');
  });

  test('nobody is led into the other area, nor round in a circle', () => {
    expect(afterSignIn('staff', '/admin/referrer')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', '/admin/orders/../referrer')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', '/admin?next=/admin')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', '/admin/')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', '/admin/referral-login/invitation/x')).toBe('/admin/dashboard');
    expect(afterSignIn('staff', '/admin/referral/ravi10')).toBe('/admin/referral/ravi10');
    expect(afterSignIn('referrer', '/admin/referral/ravi10')).toBe('/admin/referrer');
    expect(afterSignIn('referrer', '/admin/orders')).toBe('/admin/referrer');
    expect(afterSignIn('referrer', '/admin/referral-login')).toBe('/admin/referrer');
    expect(afterSignIn('referrer', '/admin/referrer/order')).toBe('/admin/referrer/order');
    expect(afterSignIn('referrer', '/admin/referral-login/proven')).toBe('/admin/referral-login/proven');
  });
});

test('a session that ended leads to the sign-in page, which remembers the page', () => {
  expect(signInAddress('staff', '/admin/orders?state=placed', true)).toBe(
    '/admin?ended&next=%2Fadmin%2Forders%3Fstate%3Dplaced',
  );
  expect(signInAddress('referrer', '/admin/referrer', false)).toBe(
    '/admin/referral-login?next=%2Fadmin%2Freferrer',
  );
});
