import type { Actor } from '../actor.ts';

export interface AuditEntry {
  actor: Actor & { kind: 'staff' | 'referrer' | 'system' };
  /** What was done: `settings.season.saved`. */
  action: string;
  /** What it was done to: `setting/season`. */
  subject: string;
  before: unknown;
  after: unknown;
}

/** Who changed what, when, from what to what. Written in the transaction of the change. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;
}
