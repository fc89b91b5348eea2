import type { PickupLocationEntry, StateEntry } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';
import type { AuditEntry, AuditLog } from '../../../shared/audit-log.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Identifiers } from '../../../shared/identifiers.ts';
import type { RevisedRecords } from '../../../shared/revised-records.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { PickupLocations } from './pickup-locations.ts';
import type { States } from './states.ts';

type Actor = AuditEntry['actor'];

/** Where the shop sends to, and on which terms, as staff keep it. */
export class PlacesDesk {
  constructor(
    private readonly pickupLocations: PickupLocations,
    private readonly states: States,
    private readonly records: RevisedRecords,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
  ) {}

  addPickupLocation(entry: PickupLocationEntry, actor: Actor): Promise<{ id: string }> {
    const id = this.identifiers.uuid();
    return this.transaction.run(async () => {
      await this.pickupLocations.add(id, entry);
      const subject = `pickup-location/${id}`;
      await this.audit.record({
        actor,
        action: 'pickup-location.added',
        subject,
        before: null,
        after: entry,
      });
      return { id };
    });
  }

  savePickupLocation(
    id: string,
    entry: PickupLocationEntry,
    revision: number,
    actor: Actor,
  ): Promise<Revised<PickupLocationEntry>> {
    return this.records.save<PickupLocationEntry>({
      actor,
      action: 'pickup-location.saved',
      subject: `pickup-location/${id}`,
      revision,
      find: () => this.pickupLocations.find(id),
      change: () => entry,
      write: (value) => this.pickupLocations.save(id, value, revision),
    });
  }

  /** @throws DomainError state-reason-missing */
  saveState(code: string, entry: StateEntry, revision: number, actor: Actor): Promise<Revised<StateEntry>> {
    if (!entry.allowed && entry.reason.trim() === '')
      throw new DomainError('invalid', 'state-reason-missing', {});
    return this.records.save<StateEntry>({
      actor,
      action: 'state.saved',
      subject: `state/${code}`,
      revision,
      find: () => this.states.find(code),
      change: () => entry,
      write: (value) => this.states.save(code, value, revision),
    });
  }
}
