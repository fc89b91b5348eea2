import { expect, test } from '@jest/globals';
import { plainRecords, plainRecordsAt } from './plain-records.ts';

test('an address leads to its kind of records, and to none that is only called alike', () => {
  for (const kind of plainRecords) {
    expect(plainRecordsAt(kind.path)).toBe(kind);
    expect(plainRecordsAt(`${kind.path}/33`)).toBe(kind);
    expect(plainRecordsAt(`${kind.path}s`)).toBeUndefined();
  }
  expect(plainRecordsAt('/admin/nothing')).toBeUndefined();
});
