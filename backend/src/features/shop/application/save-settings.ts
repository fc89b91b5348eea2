import type { Settings, SettingsSection, SettingsView } from '@shop/contracts/shop/views';
import type { AuditEntry, AuditLog } from '../../../shared/audit-log.ts';
import type { OwnerAlert } from '../../../shared/letters.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { OwnerAlerts } from '../../accounts/application/owner-alerts.ts';
import { demandRulesLeadSomewhere } from '../domain/route-rules.ts';
import { demandDatesInOrder } from '../domain/season.ts';
import type { SettingsRepository } from './settings-repository.ts';

export interface SettingsChange<Section extends SettingsSection> {
  section: Section;
  value: Settings[Section];
  /** The revision the value was read at. */
  revision: number;
  actor: AuditEntry['actor'];
}

/** Replaces one section of the settings, if nobody else did since it was read, and writes it into the audit log. */
export class SaveSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly audit: AuditLog,
    private readonly alerts: OwnerAlerts,
    private readonly transaction: Transaction,
  ) {}

  /** @throws DomainError settings-changed-meanwhile, season-dates-reversed, route-rules-contradict */
  execute<Section extends SettingsSection>(change: SettingsChange<Section>): Promise<SettingsView> {
    const { section, value, revision, actor } = change;
    if (isOf('season', change)) demandDatesInOrder(change.value);
    if (isOf('site', change)) demandRulesLeadSomewhere(change.value.redirects);
    return this.transaction.run(async () => {
      const before = await this.settings.find(section);
      const saved = before.revision === revision && (await this.settings.save(section, value, revision));
      if (!saved) throw new DomainError('conflict', 'settings-changed-meanwhile', {});
      await this.audit.record({
        actor,
        action: `settings.${section}.saved`,
        subject: `setting/${section}`,
        before: before.value,
        after: value,
      });
      const alert = alertOf(change, before.value);
      if (alert) await this.alerts.tell(alert, actor);
      return this.settings.all();
    });
  }
}

/** What every owner is told of: where money goes, and the switch that closes the shop. */
function alertOf<Section extends SettingsSection>(
  change: SettingsChange<Section>,
  before: Settings[SettingsSection],
): OwnerAlert | null {
  if (isOf('payment', change)) return { what: 'payment-details' };
  if (!isOf('season', change) || !('closed' in before) || before.closed === change.value.closed) return null;
  return { what: change.value.closed ? 'shop-closed' : 'shop-opened' };
}

function isOf<Section extends SettingsSection>(
  section: Section,
  change: { section: SettingsSection; value: unknown },
): change is SettingsChange<Section> {
  return change.section === section;
}
