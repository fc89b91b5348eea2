import { expect, test } from '@jest/globals';
import { readSealingKey } from './backup-key.ts';

const BACKUP_KEY = 'Zr8vQ2mXw5Lk9TfYb3NcHs7PdJg4RuEa';
const TO = 's3://shop-copies/nightly';

test('no backup goes to a bucket in the clear, unless somebody says so', () => {
  for (const env of [{}, { BACKUP_KEY: '' }]) {
    expect(() => readSealingKey(env, TO, false)).toThrow(
      /^BACKUP_KEY is missing: a backup in s3:\/\/shop-copies\/nightly would .* say --unsealed\.$/,
    );
    expect(readSealingKey(env, TO, true)).toBeNull();
    expect(readSealingKey(env, '/mnt/backups', false)).toBeNull();
  }
});

test('where there is a key it seals, whatever was said', () => {
  for (const place of [TO, '/mnt/backups'])
    for (const unsealed of [true, false])
      expect(readSealingKey({ BACKUP_KEY }, place, unsealed)).toBe(BACKUP_KEY);
});
