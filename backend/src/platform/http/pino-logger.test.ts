import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { loggerOptions } from './pino-logger.ts';

test('a log line tells of a refused row, and nothing that stood in it', () => {
  const lines: string[] = [];
  const logger = pino(loggerOptions('info'), { write: (line: string) => lines.push(line) });
  const detail = 'Failing row contains (Meenakshi, 9876543210,\n12 North Masi Street).';
  // MikroORM puts PostgreSQL's detail into the message, and so into the stack.
  const refused = new Error(`new row for "orders" violates check constraint\n - detail: ${detail}`);
  logger.error({ err: Object.assign(refused, { detail }) });
  expect(lines.join()).toContain('violates check constraint');
  expect(lines.join()).toContain('pino-logger.test.ts');
  expect(lines.join()).not.toMatch(/Meenakshi|9876543210|Masi/);
});
