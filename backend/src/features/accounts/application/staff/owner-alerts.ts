import { Injectable } from '@nestjs/common';
import type { OwnerAlert, OwnerAlertView } from '@shop/contracts/accounts/views';
import type { Actor } from '../../../../shared/actor.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { Outbox } from '../../../../shared/emails/outbox.ts';
import { StaffRepository } from './staff-repository.ts';

/** So long an alert stands on the dashboard, ms: whoever looks once a week sees it. */
const SHOWN_FOR = 7 * 86_400_000;

/** Tells every owner, whoever did it, of what a thief would change first. Runs in the change's own transaction. */
@Injectable()
export class OwnerAlerts {
  constructor(
    private readonly staff: StaffRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {}

  async notify(alert: OwnerAlert, by: Actor): Promise<void> {
    const at = this.clock.now().toISOString();
    await this.staff.addAlert({ id: this.identifiers.uuid(), at, by: by.name, alert });
    for (const { id, name, email } of await this.staff.owners()) {
      const facts = { name, by: by.name, at, alert };
      await this.outbox.post({ kind: 'owner-alert', to: email, facts }, `staff/${id}`);
    }
  }

  /** Newest first. */
  shown(): Promise<OwnerAlertView[]> {
    return this.staff.alertsSince(new Date(this.clock.now().getTime() - SHOWN_FOR));
  }
}
