import { expect, test } from '@jest/globals';
import { deviceCookie } from './device-cookie.ts';

test('of a visitor’s cookies the backend gets the device’s alone when a page is made', () => {
  const token = 'a'.repeat(22);
  expect(deviceCookie(`staff=secret; device=${token}; remembered=1`)).toBe(`device=${token}`);
  expect(deviceCookie(`__Host-device=${token}`)).toBe(`__Host-device=${token}`);
  expect(deviceCookie(`device=${token}\r\nx: y`)).toBeNull();
  expect(deviceCookie('staff=secret; mydevice=' + token)).toBeNull();
  expect(deviceCookie(undefined)).toBeNull();
});
