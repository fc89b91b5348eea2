import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { PEOPLE_NAMES, type AccountId } from '../domain/account.ts';

/** What happened to an account, for the audit log: `user.joined` of staff, `referrer.joined` of a referrer. */
export function accountEvent(
  { audience, id }: AccountId,
  what: string,
): Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'> {
  const prefix = audience === 'admin' ? 'user' : 'referrer';
  return {
    action: `${prefix}.${what}`,
    subject: `${PEOPLE_NAMES[audience]}/${id}`,
    before: null,
    after: null,
  };
}

/** Whoever does something to their own account. */
export function ownActor({ audience, id }: AccountId, name: string): AuditEntry['actor'] {
  return { kind: PEOPLE_NAMES[audience], id, name };
}
