import { describe, expect, it } from '@jest/globals';

import { inRepo } from './paths.ts';
import { bareEnvironment } from './run/environment.ts';
import { capture } from './run/run-to-end.ts';
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

describe('a start with --empty', () => {
  it('says that the shop is empty', () => {
    const text = announcement({ ...started, publicUrl: 'http://localhost:3001' }, 3001, { isEmpty: true });
    expect(text).toContain('  An empty shop is at http://localhost:3001\n');
  });

  it.each([
    [
      ['--empty'],
      { DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop', PUBLIC_URL: 'https://crackers.test' },
      '--empty is for the database that comes with the shop; yours (DATABASE_URL) is not filled anyway.',
    ],
    [['--emty'], {}, "Unknown option '--emty'"],
  ])('is refused as %j where %j is set', async (args, env, fault) => {
    const { code, output } = await capture([inRepo('infra/src/start.ts'), ...args], {
      cwd: inRepo(),
      env: { ...bareEnvironment(), ...env },
    });
    expect(code).toBe(1);
    expect(output).toContain(fault);
  });
});

describe('a start on a database of one’s own', () => {
  it('is refused without the address at which people reach the shop, before anything is built', async () => {
    const { code, output } = await capture([inRepo('infra/src/start.ts')], {
      cwd: inRepo(),
      env: { ...bareEnvironment(), DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' },
    });
    expect({ code, output }).toEqual({
      code: 1,
      output:
        '\nThe shop did not start. PUBLIC_URL is missing: the address at which people reach the shop, https://…\n\n',
    });
  });
});
