import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { countJest, countPlaywright, sum } from './results.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'results-'));

function reportOf(content: object): string {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the last line of npm test', () => {
  it('counts a test file that could not be loaded as a failure', () => {
    const report = reportOf({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
    });
    expect(countJest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('counts faults outside the browser tests as failures, and a repeated test as passed', () => {
    const report = reportOf({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] });
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it('takes a runner that left no report for failed', () => {
    expect(countJest('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('sums the runners', () => {
    const total = sum([
      { passed: 5, failed: 2, skipped: 3 },
      { passed: 4, failed: 2, skipped: 0 },
    ]);
    expect(total).toEqual({ passed: 9, failed: 4, skipped: 3 });
  });
});
