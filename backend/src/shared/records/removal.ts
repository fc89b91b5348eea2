import type { AuditEntry } from './audit-log.ts';

/** Kinds of records that can be deleted while nothing stands on them, by their names in the audit log. */
export type RemovableKind = 'category' | 'city' | 'pickup-location' | 'product' | 'ready-list';

/** Deletes what was never used. */
export abstract class Removal {
  /** @throws DomainError not-found, record-used: it is archived or hidden instead */
  abstract remove(kind: RemovableKind, id: string, actor: AuditEntry['actor']): Promise<{ id: string }>;
}
