import { existsSync, readFileSync } from 'node:fs';

/** How many tests ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before a test of theirs ran. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Faults outside any test: a file that does not load. */
  errors: unknown[];
}

/** A runner that left no report failed as a whole. */
const noReport: Counts = { passed: 0, failed: 1, skipped: 0 };

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Counts of a Jest `--json` file; a test file that could not run counts as one failed test. */
export function countJest(file: string): Counts {
  const report = read<JestReport>(file);
  if (report === undefined) return noReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a file of Playwright's JSON reporter; a test that passed only when repeated counts as passed. */
export function countPlaywright(file: string): Counts {
  const report = read<PlaywrightReport>(file);
  if (report === undefined) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** The sum of all runners' counts. */
export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}
