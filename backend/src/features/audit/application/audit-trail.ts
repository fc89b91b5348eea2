import type { ListAuditQuery } from '@shop/contracts/audit/requests';
import type { AuditEntryView, AuditPersonView } from '@shop/contracts/audit/views';
import type { ListPage } from '@shop/contracts/listing/views';

/** What the audit log holds, to be looked through. */
export abstract class AuditTrail {
  /** Newest first. */
  abstract page(query: ListAuditQuery): Promise<ListPage<AuditEntryView>>;
  /** Every entry that the filters match. @throws DomainError too-many-to-export */
  abstract all(query: ListAuditQuery): Promise<AuditEntryView[]>;
  /** Whose changes there may be, by name. */
  abstract people(): Promise<AuditPersonView[]>;
}
