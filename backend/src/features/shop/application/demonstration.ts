import { Injectable } from '@nestjs/common';
import { placeholdersIn } from '@shop/contracts/rules/season/opening';
import type { DemonstrationUse, DemonstrationView } from '@shop/contracts/shop/views';
import { DomainError } from '../../../shared/domain-error.ts';
import { AuditLog, type AuditEntry } from '../../../shared/records/audit-log.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { SaveSettings } from './save-settings.ts';
import { SettingsRepository } from './settings-repository.ts';

export abstract class DemonstrationRows {
  /** What stands on what would go. */
  abstract uses(withChanged: boolean): Promise<DemonstrationUse[]>;
  /** Refused by the database while something stands on it. */
  abstract remove(withChanged: boolean): Promise<DemonstrationView['rows']>;
  /** What `remove` would answer: does it, and rolls it back. */
  abstract preview(withChanged: boolean): Promise<DemonstrationView['rows']>;
}

/** Takes away what the shop was filled with to be tried. */
@Injectable()
export class Demonstration {
  constructor(
    private readonly rows: DemonstrationRows,
    private readonly settings: SettingsRepository,
    private readonly save: SaveSettings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  async preview(withChanged: boolean): Promise<DemonstrationView> {
    const uses = await this.rows.uses(withChanged);
    return { rows: uses.length > 0 ? [] : await this.rows.preview(withChanged), uses };
  }

  /** A shop that is left with made-up particulars is closed. @throws DomainError demonstration-in-use */
  remove(withChanged: boolean, actor: AuditEntry['actor']): Promise<DemonstrationView> {
    return this.transaction.run(async () => {
      const uses = await this.rows.uses(withChanged);
      if (uses.length > 0) throw new DomainError('conflict', 'demonstration-in-use', { uses });
      const rows = await this.rows.remove(withChanged);
      const record = { actor, action: 'demonstration.removed', subject: 'demonstration' };
      const after = Object.fromEntries(rows.map(({ kind, removed }) => [kind, removed]));
      await this.audit.record({ ...record, before: null, after });
      await this.closeUnlessReady(actor);
      return { rows, uses };
    });
  }

  private async closeUnlessReady(actor: AuditEntry['actor']): Promise<void> {
    const { identity, payment, season } = await this.settings.all();
    const placeholders = placeholdersIn({ identity: identity.value, payment: payment.value });
    if (placeholders.length === 0 || season.value.closed) return;
    await this.save.execute({
      section: 'season',
      value: { closed: true },
      revision: season.revision,
      actor,
    });
  }
}
