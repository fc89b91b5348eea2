import type { Actor } from '../../../shared/actor.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { OwnerAlert } from '../../../shared/letters.ts';
import type { Outbox } from '../../../shared/outbox.ts';
import type { StaffRegistry } from './staff-registry.ts';

/** Tells every owner, whoever did it, of what a thief would change first. Runs in the change's own transaction. */
export class OwnerAlerts {
  constructor(
    private readonly staff: StaffRegistry,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async tell(alert: OwnerAlert, by: Actor): Promise<void> {
    const at = this.clock.now().toISOString();
    for (const { id, name, email } of await this.staff.owners()) {
      const facts = { name, by: by.name, at, alert };
      await this.outbox.post({ kind: 'owner-alert', to: email, facts }, `staff/${id}`);
    }
  }
}
