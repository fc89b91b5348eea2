import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

const GOOD = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop_app:Xk2vQ8rT5n@db:5432/shop',
  PUBLIC_URL: 'https://crackers.in',
  STAFF_JWT_SECRET: 'pE3xqz8Jm0vYt6WbR1cKd9LhUa5GfNs2',
  REFERRER_JWT_SECRET: 'f0c1b7a93de84256f0a1c9b8d7e6543210fedcba',
};

/** What is said of an environment, a line a fault. */
function faultsOf(changes: Record<string, string | undefined>): string[] {
  try {
    readConfig({ ...GOOD, ...changes });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n- ').slice(1);
  }
}

test('a strong configuration starts, the demonstration’s on its own machine too', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ PUBLIC_URL: 'https://crackers.in/' })).toEqual([]);
  expect(faultsOf({ PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '127.0.0.1' })).toEqual([]);
  expect(faultsOf({ TRUST_PROXY: '10.0.0.0/8, 172.16.0.0/12, fd00::/8, ::1' })).toEqual([]);
  expect(faultsOf({ OWNER_EMAIL: 'owner@crackers.in', OWNER_PASSWORD: 'twelve chars' })).toEqual([]);
});

test('what a pooler cannot pass goes past it, and to the hosts of the database', () => {
  const pooled = {
    DATABASE_URL: 'postgres://shop_app:Xk2vQ8rT5n@pooler:6432/shop',
    DATABASE_DIRECT_URL: GOOD.DATABASE_URL,
  };
  const { databaseUrl, directDatabaseUrl } = readConfig({ ...GOOD, ...pooled, DATABASE_HOSTS: 'one,two' });
  expect(databaseUrl).toBe(pooled.DATABASE_URL);
  expect(directDatabaseUrl).toBe(`${GOOD.DATABASE_URL}?hosts=one%2Ctwo`);
  expect(readConfig(GOOD).directDatabaseUrl).toBe(GOOD.DATABASE_URL);
  expect(faultsOf({ DATABASE_DIRECT_URL: 'postgres://shop_app:password@db:5432/shop' })).toEqual([
    'DATABASE_DIRECT_URL has a password that everybody tries',
  ]);
});

test('a number that is set to nothing is as one that is not set', () => {
  expect(readConfig({ ...GOOD, DATABASE_POOL: '', JOB_POLL_SECONDS: '' })).toMatchObject({
    poolSize: 4,
    jobPollSeconds: 1,
  });
});

test.each([
  ['DATABASE_URL', {}],
  ['DATABASE_URL', { DATABASE_HOSTS: 'one,two' }],
  ['DATABASE_URL', { DATABASE_DIRECT_URL: GOOD.DATABASE_URL }],
  ['DATABASE_DIRECT_URL', {}],
])('%s that is no address is named, beside %o, and not repeated', (name, beside) => {
  for (const wrong of [
    'shop_app:Xk2vQ8rT5n@db:5432/shop',
    'postgres://shop_app:Xk2v#8rT5n@db:x/',
    'postgres://a:%zz@b/c',
  ]) {
    expect(faultsOf({ ...beside, [name]: wrong })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is no address of PostgreSQL: `)),
    ]);
  }
});

const MAIL = { SMTP_HOST: 'smtp.crackers.in', MAIL_FROM: 'orders@crackers.in' };

describe('mail', () => {
  const mailOf = (changes: Record<string, string>) => readConfig({ ...GOOD, ...changes }).mail;

  test('is off without a server', () => expect(mailOf({})).toBeNull());

  test('goes over a connection that must turn secure, unless told otherwise', () => {
    expect(mailOf(MAIL)).toEqual({
      host: 'smtp.crackers.in',
      port: 587,
      tls: 'starttls',
      account: null,
      from: 'orders@crackers.in',
    });
    const secure = { ...MAIL, SMTP_TLS: 'tls', SMTP_USER: 'shop', SMTP_PASSWORD: 'p' };
    expect(mailOf(secure)).toMatchObject({ port: 465, account: { user: 'shop', password: 'p' } });
    expect(mailOf({ ...MAIL, SMTP_HOST: 'localhost', SMTP_TLS: 'none', SMTP_PORT: '2525' })).toMatchObject({
      port: 2525,
      tls: 'none',
    });
  });

  test('may go in the clear from a trial, which only its own machine reaches', () => {
    const trial = { ...MAIL, SMTP_HOST: 'mail', SMTP_PORT: '1025', SMTP_TLS: 'none' };
    expect(faultsOf({ ...trial, PUBLIC_URL: 'https://localhost' })).toEqual([]);
    expect(faultsOf({ ...trial, PUBLIC_URL: 'https://localhost.crackers.in' })).toHaveLength(1);
  });

  test.each([
    ['SMTP_HOST', { MAIL_FROM: 'orders@crackers.in' }],
    ['SMTP_TLS', { ...MAIL, SMTP_TLS: 'ssl' }],
    ['SMTP_TLS=none', { ...MAIL, SMTP_TLS: 'none' }],
    ['SMTP_PORT', { ...MAIL, SMTP_PORT: '0' }],
    ['SMTP_PORT', { ...MAIL, SMTP_PORT: '2.5' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: '' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'Shop <orders@crackers.in>' }],
    ['MAIL_FROM', { ...MAIL, MAIL_FROM: 'orders@crackers.in\r\nBcc: all@x.in' }],
    ['SMTP_PASSWORD', { ...MAIL, SMTP_USER: 'shop' }],
  ])('does not start with a wrong %s', (named, changes) => {
    expect(faultsOf(changes)).toEqual([expect.stringContaining(named)]);
  });
});

describe('an OpenID provider', () => {
  const OIDC = {
    OIDC_ISSUER: 'https://accounts.crackers.in',
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 's',
  };

  test('is none unless it is named, and is called by its host unless it has a name', () => {
    expect(readConfig(GOOD).openId).toBeNull();
    expect(readConfig({ ...GOOD, ...OIDC }).openId).toMatchObject({ name: 'accounts.crackers.in' });
    expect(readConfig({ ...GOOD, ...OIDC, OIDC_NAME: 'Our office' }).openId).toMatchObject({
      name: 'Our office',
    });
  });

  test.each([
    { ...OIDC, OIDC_CLIENT_SECRET: '' },
    { ...OIDC, OIDC_ISSUER: '' },
    { ...OIDC, OIDC_ISSUER: 'accounts.crackers.in' },
    { ...OIDC, OIDC_ISSUER: 'http://accounts.crackers.in' },
  ])('does not start with %o', (changes) => {
    expect(faultsOf(changes)).toEqual([expect.stringContaining('OIDC_ISSUER')]);
  });
});

describe('production does not start with', () => {
  test.each([
    'a'.repeat(40),
    'abcabcabcabcabcabcabcabcabcabcabcabc',
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'changeme-changeme-changeme-0192837465',
    'please change me before you go live!',
    'secretsecretXYZ0192837465qwertyzuiop',
    'please-change-this-secret-before-production',
    'Replace_with_32_random_bytes_0192837465',
    'super-secret-jwt-token-with-at-least-32-characters',
    'insert a long random string here 0192837465',
    '<your own secret goes here> 0192837465',
    'short',
  ])('the secret %s', (secret) => {
    expect(faultsOf({ STAFF_JWT_SECRET: secret })).toEqual([expect.stringContaining('STAFF_JWT_SECRET')]);
  });

  test.each([
    undefined,
    '',
    'crackers.in',
    'ftp://crackers.in',
    'javascript:alert(1)',
    'https://user:pass@crackers.in',
    'https://crackers.in/shop',
    'https://crackers.in/?a=1',
    'https://crackers.in#a',
    'http://crackers.in',
    'http://localhost.crackers.in',
    'https://shop.example',
  ])('PUBLIC_URL %s', (address) => {
    expect(faultsOf({ PUBLIC_URL: address })).toEqual([expect.stringContaining('PUBLIC_URL')]);
  });

  test.each(['10.0.0.0/99', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/-1', 'fd00::/129', '0.0.0.0/0', 'proxy'])(
    'TRUST_PROXY %s',
    (network) => {
      expect(faultsOf({ TRUST_PROXY: `127.0.0.1,${network}` })).toEqual([expect.stringContaining(network)]);
    },
  );

  test('an owner’s password that is shorter than any may be', () => {
    expect(faultsOf({ OWNER_PASSWORD: 'x' })).toEqual(['OWNER_PASSWORD must have 12 characters or more']);
    expect(faultsOf({ OWNER_PASSWORD: 'aaaaaaaaaaaaaaaa' })).toHaveLength(1);
  });

  test('the examples of .env.example', () => {
    const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
    const setting = (name: string) => new RegExp(`^#${name}=(.*)$`, 'm').exec(example)?.[1];
    for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'STAFF_JWT_SECRET']) {
      expect(faultsOf({ [name]: setting(name) })).toEqual([expect.stringContaining(name)]);
    }
  });

  test.each(['STAFF_JWT_SECRET', 'REFERRER_JWT_SECRET', 'DATABASE_URL'])('no %s', (name) => {
    expect(faultsOf({ [name]: undefined })).toEqual([`${name} is missing`]);
    expect(faultsOf({ [name]: '' })).toEqual([`${name} is missing`]);
  });

  test('a secret of 31 bytes; 32 are enough, and a letter of Tamil has three of them', () => {
    const bytes = 'pE3xqz8Jm0vYt6WbR1cKd9LhUa5GfN';
    expect(faultsOf({ REFERRER_JWT_SECRET: `${bytes}s` })).toEqual([
      'REFERRER_JWT_SECRET must have 32 bytes or more',
    ]);
    expect(faultsOf({ REFERRER_JWT_SECRET: `${bytes}s!` })).toEqual([]);
    expect(faultsOf({ REFERRER_JWT_SECRET: `${bytes}க` })).toEqual([]);
  });

  test('one secret for both areas', () => {
    expect(faultsOf({ REFERRER_JWT_SECRET: GOOD.STAFF_JWT_SECRET })).toEqual([
      'STAFF_JWT_SECRET and REFERRER_JWT_SECRET must differ',
    ]);
  });

  test.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop_app:postgres@db:5432/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop_app:shop_app@db:5432/shop' }],
    ['SMTP_PASSWORD', { ...MAIL, SMTP_USER: 'shop', SMTP_PASSWORD: 'password' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop_app:please-change-this@db:5432/shop' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'minioadmin' }],
  ])('a %s as it came from the shop of its program', (name, changes) => {
    expect(faultsOf(changes)).toEqual([expect.stringContaining(name)]);
    expect(faultsOf({ ...changes, NODE_ENV: 'development' })).toEqual([]);
  });

  test('several of them, and all are named at once', () => {
    const faults = faultsOf({
      STAFF_JWT_SECRET: 'x',
      PUBLIC_URL: 'x',
      TRUST_PROXY: 'x',
      OWNER_PASSWORD: 'x',
    });
    expect(faults).toHaveLength(4);
  });
});

test('no answer about a secret repeats it', () => {
  expect(faultsOf({ STAFF_JWT_SECRET: 'hunter2', OWNER_PASSWORD: 'hunter2' }).join()).not.toContain(
    'hunter2',
  );
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (content: string) => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  };
  const secret = 'x9Kd2LhUa5GfNs2pE3xqz8Jm0vYt6WbR';

  test.each([
    ['STAFF_JWT_SECRET', 'staffJwtSecret', secret],
    ['REFERRER_JWT_SECRET', 'referrerJwtSecret', secret],
    ['DATABASE_URL', 'databaseUrl', `postgres://shop_app:${secret}@db:5432/shop`],
  ] as const)('%s_FILE is read without the end of its line', (name, field, content) => {
    const env = { ...GOOD, [name]: undefined, [`${name}_FILE`]: fileWith(`${content}\n`) };
    expect(readConfig(env)[field]).toBe(content);
  });

  test('passwords of mail, store, provider and first owner too', () => {
    const file = fileWith(secret);
    const config = readConfig({
      ...GOOD,
      ...MAIL,
      SMTP_USER: 'shop',
      SMTP_PASSWORD_FILE: file,
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID_FILE: file,
      S3_SECRET_ACCESS_KEY_FILE: file,
      OIDC_ISSUER: 'https://accounts.crackers.in',
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET_FILE: file,
      OWNER_PASSWORD_FILE: file,
    });
    expect(config.mail?.account?.password).toBe(secret);
    expect(config.objectStore).toMatchObject({ accessKeyId: secret, secretAccessKey: secret });
    expect(config.openId?.clientSecret).toBe(secret);
    expect(config.firstOwner.password).toBe(secret);
  });

  test('is as weak as any other', () => {
    const changes = { STAFF_JWT_SECRET: undefined, STAFF_JWT_SECRET_FILE: fileWith('hunter2') };
    expect(faultsOf(changes)).toEqual(['STAFF_JWT_SECRET must have 32 bytes or more']);
  });

  test('that is empty, not there, or beside the setting itself is one clear fault', () => {
    const inFile = (file: string) => ({ STAFF_JWT_SECRET: undefined, STAFF_JWT_SECRET_FILE: file });
    expect(faultsOf(inFile(fileWith('\n')))).toEqual([
      expect.stringMatching(/^STAFF_JWT_SECRET_FILE names .* empty$/),
    ]);
    expect(faultsOf(inFile(path.join(folder, 'none')))).toEqual([
      expect.stringMatching(/^STAFF_JWT_SECRET_FILE cannot be read: ENOENT/),
    ]);
    expect(faultsOf({ STAFF_JWT_SECRET_FILE: fileWith(secret) })).toEqual([
      'STAFF_JWT_SECRET and STAFF_JWT_SECRET_FILE are both set: which one counts?',
    ]);
  });
});
