import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
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
