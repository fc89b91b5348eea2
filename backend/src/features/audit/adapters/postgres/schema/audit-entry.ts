import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant } from '../../../../../platform/persistence/columns.ts';

/** Who changed what, and when. */
export const auditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: p.uuid().primary(),
    at: instant(),
    actorKind: p.enum(['staff', 'referrer', 'system']),
    actorId: p.uuid().nullable(),
    actorName: p.text(),
    action: p.text(),
    subject: p.text(),
    before: p.json<unknown>().nullable(),
    after: p.json<unknown>().nullable(),
  },
  indexes: [
    { name: 'audit_entry_actor', properties: ['actorId', 'at', 'id'] },
    {
      name: 'audit_entry_kind',
      expression: "CREATE INDEX audit_entry_kind ON audit_entry (split_part(subject, '/', 1), at, id)",
    },
    { name: 'audit_entry_newest', properties: ['at', 'id'] },
  ],
});
