import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { until } from '../wait.ts';
import { answers, withClient } from './client.ts';
import { readServerFile } from './server-process.ts';
import { removePostgres, startPostgres } from './start-postgres.ts';
import type { Postgres } from './start-postgres.ts';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'postgres-')), 'postgres');
const start = () => startPostgres({ folder, database: 'shop' });
const pid = () => readServerFile({ data: path.join(folder, 'cluster') })?.pid ?? 0;
const count = (url: string) =>
  withClient(url, async (client) => (await client.query('select n from kept')).rowCount);

let postgres: Postgres;

beforeAll(async () => {
  postgres = await start();
  await withClient(postgres.migrationUrl, (client) =>
    client.query(`
      create table kept (n int primary key);
      create table person (phone text check (length(phone) = 10));
      grant select, insert on kept, person to shop_app;
    `),
  );
});

afterAll(async () => {
  await postgres.stop();
  await removePostgres(folder);
});

describe('the embedded PostgreSQL', () => {
  it('lets the serving role do what the owner granted, and change no table', async () => {
    await withClient(postgres.url, async (client) => {
      await client.query('insert into kept values (1)');
      await expect(client.query('alter table kept add extra int')).rejects.toThrow(
        'must be owner of table kept',
      );
      await expect(client.query('drop table kept')).rejects.toThrow('must be owner of table kept');
      await expect(client.query('truncate kept')).rejects.toThrow('permission denied');
      await expect(client.query('delete from kept')).rejects.toThrow('permission denied');
      await expect(client.query('create temp table mine (n int)')).rejects.toThrow('permission denied');
      await expect(client.query('create table mine (n int)')).rejects.toThrow(
        'permission denied for schema public',
      );
    });
  });

  it('gives the serving role nothing of a table that a migration does not name', async () => {
    await withClient(postgres.migrationUrl, (client) => client.query('create table later (n int)'));
    await withClient(postgres.url, (client) =>
      expect(client.query('select from later')).rejects.toThrow('permission denied for table later'),
    );
  });

  it('repeats no row in its log when a check is violated', async () => {
    await withClient(postgres.url, async (client) => {
      await expect(client.query('insert into person values ($1)', ['+91 98765 43210'])).rejects.toThrow(
        'check',
      );
      await expect(client.query("insert into person values ('+91 98765 43210')")).rejects.toThrow('check');
    });
    const said = readFileSync(path.join(folder, 'server.log'), 'utf8');
    expect(said).toContain('violates check constraint');
    expect(said).not.toContain('98765 43210');
  });

  it('asks for a password, and keeps its own where others cannot read it', async () => {
    const wrong = new URL(postgres.url);
    wrong.password = 'guess';
    await expect(withClient(wrong.href, async () => undefined)).rejects.toThrow(
      'password authentication failed',
    );
    if (process.platform !== 'win32') {
      expect(statSync(path.join(folder, 'credentials.json')).mode & 0o777).toBe(0o600);
    }
  });

  it('starts again by itself at the same address when the server dies', async () => {
    const before = pid();
    process.kill(before, 'SIGKILL');
    expect(await until(() => pid() !== before && answers(postgres.url), { within: 15_000 })).toBe(true);
    expect(await count(postgres.url)).toBe(1);
  });

  it('stays away after a kill until it is revived', async () => {
    await postgres.kill();
    expect(await until(() => answers(postgres.url), { within: 1500 })).toBe(false);
    await postgres.revive();
    expect(await count(postgres.url)).toBe(1);
  });

  it('is shared with a second launcher, which leaves it running', async () => {
    const script = `
      import { startPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, 'start-postgres.ts'))};
      const postgres = await startPostgres({ folder: ${JSON.stringify(folder)}, database: 'shop' });
      await postgres.stop();
      process.stdout.write(postgres.url);`;
    const url = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(url).toBe(postgres.url);
    expect(await answers(postgres.url)).toBe(true);
  });

  it('is started again by the launcher that remains when the other one stops it', async () => {
    await postgres.stop();
    const script = `
      import { startPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, 'start-postgres.ts'))};
      const postgres = await startPostgres({ folder: ${JSON.stringify(folder)}, database: 'shop' });
      process.stdout.write('up');
      process.stdin.on('end', () => postgres.stop()).resume();`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(other.stdout, 'data');
    postgres = await start();
    other.stdin.end();
    await once(other, 'exit');
    expect(await until(() => answers(postgres.url), { within: 10_000 })).toBe(true);
    expect(await count(postgres.url)).toBe(1);
  });

  it('is taken over from a launcher that was killed', async () => {
    await postgres.stop();
    const script = `
      import { startPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, 'start-postgres.ts'))};
      await startPostgres({ folder: ${JSON.stringify(folder)}, database: 'shop' });
      process.kill(process.pid, 'SIGKILL');`;
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', script])).toThrow();
    const leftBehind = pid();
    postgres = await start();
    expect(pid()).toBe(leftBehind);
    expect(await count(postgres.url)).toBe(1);
  });
});
