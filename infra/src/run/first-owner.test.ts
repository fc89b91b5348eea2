import { describe, expect, it } from '@jest/globals';

import { ownerIn } from './first-owner.ts';

describe('the first owner’s sign-in', () => {
  it('is read from the line the backend prints once', () => {
    const owner = { email: 'owner@shop.example', password: 'q7-Xw_2' };
    expect(ownerIn('FIRST_OWNER owner@shop.example q7-Xw_2')).toEqual(owner);
    expect(ownerIn('[seed] FIRST_OWNER owner@shop.example q7-Xw_2')).toEqual(owner);
  });

  it('is not read from any other line', () => {
    expect(ownerIn('[backend] no FIRST_OWNER was needed')).toBeUndefined();
    expect(ownerIn('FIRST_OWNER owner@shop.example')).toBeUndefined();
  });
});
