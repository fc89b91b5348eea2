import { expect, test } from '@jest/globals';
import type { AuditEntry, AuditLog } from './audit-log.ts';
import type { Identifiers } from '../identifiers.ts';
import { RevisedRecords } from './revised-records.ts';
import type { Transaction } from '../transaction.ts';

test('somebody who saves between the look and the write is not overwritten: who comes late gets their record', async () => {
  const audited: AuditEntry[] = [];
  const records = new RevisedRecords(
    { record: (entry) => Promise.resolve(void audited.push(entry)) } satisfies AuditLog,
    { run: (work: () => Promise<unknown>) => work() } as unknown as Transaction,
    {} as Identifiers,
  );
  let stored = { value: 'as it was', revision: 1 };
  const saving = records.save<string>({
    actor: { kind: 'staff', id: null, name: 'Kavitha' },
    action: 'thing.saved',
    subject: 'thing/1',
    revision: 1,
    find: () => Promise.resolve(stored),
    change: () => {
      stored = { value: 'of another', revision: 2 };
      return 'mine';
    },
    write: (_value, revision) => Promise.resolve(stored.revision === revision),
  });
  await expect(saving).rejects.toMatchObject({
    code: 'record-changed',
    details: { value: 'of another', revision: 2 },
  });
  expect(audited).toEqual([]);
});
