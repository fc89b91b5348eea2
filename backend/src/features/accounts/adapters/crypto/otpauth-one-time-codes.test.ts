import { describe, expect, test } from '@jest/globals';
import { OtpauthOneTimeCodes } from './otpauth-one-time-codes.ts';

const codes = new OtpauthOneTimeCodes('shop.test');
/** RFC 6238, appendix B: the secret `12345678901234567890`; of eight digits the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a one-time code', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('after %i seconds is %s', (seconds, code, step) => {
    expect(codes.stepOf(SECRET, code, new Date(seconds * 1000))).toBe(step);
  });

  test('counts half a minute early and late, and no longer', () => {
    const at = (seconds: number) => codes.stepOf(SECRET, '287082', new Date(seconds * 1000));
    expect([at(0), at(29), at(60), at(89)]).toEqual([1, 1, 1, 1]);
    expect(at(90)).toBeNull();
  });

  test.each(['', '28708', '2870820', '287083', 'abcdef', '２８７０８２'])('is not %s', (code) => {
    expect(codes.stepOf(SECRET, code, new Date(59_000))).toBeNull();
  });

  test('comes from a secret of 160 bits, another each time, which a telephone reads', () => {
    const secret = codes.newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes.newSecret()).not.toBe(secret);
    expect(codes.addressOf(SECRET, 'a b@shop.test')).toBe(
      `otpauth://totp/shop.test:a%20b%40shop.test?issuer=shop.test&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
