import { describe, expect, it } from '@jest/globals';

import { announcement } from './start.ts';

const started = { url: 'http://localhost:3001', owner: undefined, ownerIsNew: false };

describe('what a start prints', () => {
  it('is the address on this machine, when no other is set', () => {
    const text = announcement({ ...started, publicUrl: 'http://localhost:3001' }, 3000);
    expect(text).toContain('  The shop is open at http://localhost:3001\n');
    expect(text).toContain('(Port 3000 is taken, so it is on 3001.)');
    expect(text).not.toContain('in front of it');
  });

  it('is the address that PUBLIC_URL names, and where what stands in front finds the shop', () => {
    const text = announcement({ ...started, publicUrl: 'https://shop.example' }, 3001);
    expect(text).toContain('  The shop is open at https://shop.example\n');
    expect(text).toContain('  Staff sign in at  https://shop.example/admin\n');
    expect(text).toContain('finds it at http://localhost:3001');
  });
});
