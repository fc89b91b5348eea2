import { Injectable } from '@nestjs/common';
import type { OwnerAlert } from '@shop/contracts/accounts/views';
import { isShopClosed } from '@shop/contracts/rules/season/closure';
import { stateOfGstin } from '@shop/contracts/rules/documents/gstin';
import type { TaxYear } from '@shop/contracts/rules/referrals/commission-tax';
import { areDaysInOrder } from '@shop/contracts/rules/season/season';
import type {
  Season,
  Settings,
  SettingsSection,
  SettingsView,
  ShopIdentity,
} from '@shop/contracts/shop/views';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { OwnerAlerts } from '../../accounts/application/staff/owner-alerts.ts';
import { OpeningEmails } from '../../reminders/application/opening-emails.ts';
import { assertRulesLeadSomewhere } from '../domain/route-rules.ts';
import { Opening } from './opening.ts';
import { SettingsRepository } from './settings-repository.ts';

export interface SettingsChange<Section extends SettingsSection> {
  section: Section;
  /** What shall be different; the rest of the section stays. */
  value: Partial<Settings[Section]>;
  /** The revision the value was read at. */
  revision: number;
  actor: AuditEntry['actor'];
}

/** Changes one section of the settings, if nobody else did since it was read. */
@Injectable()
export class SaveSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly records: RevisedRecords,
    private readonly alerts: OwnerAlerts,
    private readonly opening: Opening,
    private readonly openingEmails: OpeningEmails,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError record-changed, shop-not-ready, season-dates-reversed, invoice-prefixes-same, route-rules-contradict */
  async execute<Section extends SettingsSection>(change: SettingsChange<Section>): Promise<SettingsView> {
    const { section, value, revision, actor } = change;
    await this.records.save<Settings[Section]>({
      actor,
      action: `settings.${section}.saved`,
      subject: `setting/${section}`,
      revision,
      find: () => this.settings.find(section),
      change: (present) => inOrder(section, { ...present, ...value, ...stateOf(value) }),
      write: (changed) => this.settings.save(section, changed, revision),
      follow: async (before, after) => {
        if (isSeason(before) && isSeason(after)) await this.opening.assertMayOpen(before, after);
        const alert = alertOf(section, before, after);
        if (alert) await this.alerts.notify(alert, actor);
        if (isSeason(after) && isShopClosed(after, this.clock.now())) await this.openingEmails.recall();
      },
    });
    return this.settings.all();
  }
}

/** Of sections that lead money or shoppers elsewhere, load scripts, or say whether a second person is asked. */
const ALERTS: Partial<Record<SettingsSection, OwnerAlert>> = {
  payment: { what: 'payment-details' },
  site: { what: 'site' },
  identity: { what: 'contact-details' },
  invoices: { what: 'invoice-terms' },
  referrals: { what: 'referral-terms' },
  sale: { what: 'sale-terms' },
};

/** What every owner is told of: those sections, and the switch that closes the shop. */
function alertOf(section: SettingsSection, before: object, after: object): OwnerAlert | null {
  const alert = ALERTS[section];
  if (alert) return alert;
  if (!('closed' in before && 'closed' in after) || before.closed === after.closed) return null;
  return { what: after.closed ? 'shop-closed' : 'shop-opened' };
}

/** The seller is in the state of the GSTIN. */
function stateOf(value: Partial<ShopIdentity>): Pick<ShopIdentity, 'stateCode'> | null {
  const stateCode = stateOfGstin(value.gstin ?? '');
  return stateCode === null ? null : { stateCode };
}

function isSeason(value: object): value is Season {
  return 'closed' in value;
}

/** The section, if it may stand so. */
function inOrder<Section extends SettingsSection>(
  section: Section,
  value: Settings[Section],
): Settings[Section] {
  const changed: { section: SettingsSection; value: unknown } = { section, value };
  if (isOf('season', changed) && !areDaysInOrder(changed.value)) {
    throw new DomainError('invalid', 'season-dates-reversed', {});
  }
  if (isOf('referrals', changed)) assertYearsOnce(changed.value.taxYears);
  if (isOf('invoices', changed) && changed.value.prefix === changed.value.creditNotePrefix) {
    throw new DomainError('invalid', 'invoice-prefixes-same', {});
  }
  if (isOf('site', changed)) assertRulesLeadSomewhere(changed.value.redirects);
  return value;
}

function assertYearsOnce(taxYears: readonly TaxYear[]): void {
  const years = taxYears.map(({ year }) => year);
  const year = years.find((each, index) => years.indexOf(each) !== index);
  if (year !== undefined) throw new DomainError('invalid', 'tax-year-twice', { year });
}

function isOf<Section extends SettingsSection>(
  section: Section,
  change: { section: SettingsSection; value: unknown },
): change is { section: Section; value: Settings[Section] } {
  return change.section === section;
}
