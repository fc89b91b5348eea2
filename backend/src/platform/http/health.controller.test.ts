import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Config } from '../../config/config.ts';
import type { Database } from '../persistence/database.ts';
import { RELEASE_SCHEMA } from '../persistence/migrating/release-schema.ts';
import { DomainError } from '../../shared/domain-error.ts';
import { Drain } from './drain.ts';
import { HealthController } from './health.controller.ts';

let lines: string[];
let row: () => Promise<object>;
let health: HealthController;
beforeEach(() => {
  lines = [];
  for (const level of ['error', 'log'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation((said: unknown) => {
      lines.push(`${level} ${typeof said === 'string' ? said : (said as { code: string }).code}`);
    });
  row = () => Promise.resolve(schema(1));
  const database = { row: () => row() } as unknown as Database;
  health = new HealthController(database, new Drain({ drainSeconds: 0 } as Config));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const schema = (servedFrom: number) => ({
  last: `m${String(RELEASE_SCHEMA).padStart(4, '0')}-last`,
  servedFrom,
});
const look = () => health.ready().catch((error: unknown) => (error as DomainError).code);

test('readiness writes nothing while all is well, one line when it is over, and one when it is well again', async () => {
  for (let at = 0; at < 3; at++) expect(await look()).toEqual({ status: 'ready' });
  expect(lines).toEqual([]);

  row = () => Promise.reject(new DomainError('unavailable', 'database-unavailable', {}));
  for (let at = 0; at < 3; at++) expect(await look()).toBe('database-unavailable');
  expect(lines).toEqual(['error database-unavailable']);

  row = () => Promise.resolve(schema(RELEASE_SCHEMA + 1));
  for (let at = 0; at < 3; at++) expect(await look()).toBe('schema-not-served');
  row = () => Promise.resolve(schema(RELEASE_SCHEMA));
  for (let at = 0; at < 3; at++) expect(await look()).toEqual({ status: 'ready' });
  expect(lines).toEqual(['error database-unavailable', 'error schema-not-served', 'log Ready again']);
});
