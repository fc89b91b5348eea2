import { Injectable } from '@nestjs/common';
import { stateOfGstin } from '@shop/contracts/rules/papers/gstin';
import type { Settings, SettingsSection, SettingsView } from '@shop/contracts/shop/views';
import { sql } from 'kysely';
import { ContentCache } from '../../../../persistence/content-cache.ts';
import { Database } from '../../../../persistence/database.ts';
import { Clock } from '../../../../shared/clock.ts';
import { ShopSettings } from '../../application/shop-settings.ts';
import { initialSettings } from '../../application/initial-settings.ts';
import { SettingsRepository } from '../../application/settings-repository.ts';

interface Row {
  section: SettingsSection;
  value: never;
  revision: number;
}

@Injectable()
export class PostgresSettings extends SettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async all(): Promise<SettingsView> {
    const initial = initialSettings(this.clock.today());
    const view: SettingsView = {
      identity: { value: initial.identity, revision: 0 },
      season: { value: initial.season, revision: 0 },
      sale: { value: initial.sale, revision: 0 },
      limits: { value: initial.limits, revision: 0 },
      payment: { value: initial.payment, revision: 0 },
      invoices: { value: initial.invoices, revision: 0 },
      referrals: { value: initial.referrals, revision: 0 },
      site: { value: initial.site, revision: 0 },
    };
    const rows = await this.database.rows(sql<Row>`SELECT section, value, revision FROM setting`);
    // What a section did not have yet when it was saved has its initial value.
    for (const { section, value, revision } of rows) {
      view[section] = { value: Object.assign({}, initial[section], value), revision };
    }
    const { value: identity } = view.identity;
    // What was saved when a state could contradict the GSTIN follows it too.
    identity.stateCode = stateOfGstin(identity.gstin) ?? identity.stateCode;
    return view;
  }

  async save<Section extends SettingsSection>(
    section: Section,
    value: Settings[Section],
    revision: number,
  ): Promise<boolean> {
    const json = JSON.stringify(value);
    const changed = await this.database.run(
      revision === 0
        ? sql`INSERT INTO setting (section, value) VALUES (${section}, ${json}::jsonb) ON CONFLICT DO NOTHING`
        : sql`UPDATE setting SET value = ${json}::jsonb, revision = revision + 1
              WHERE section = ${section} AND revision = ${revision}`,
    );
    return changed === 1;
  }
}

@Injectable()
export class CachedShopSettings extends ShopSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly cache: ContentCache,
  ) {
    super();
  }

  current(): Promise<Settings> {
    return this.cache.keep('settings', async () => {
      const { identity, season, sale, limits, payment, invoices, referrals, site } =
        await this.settings.all();
      return {
        identity: identity.value,
        season: season.value,
        sale: sale.value,
        limits: limits.value,
        payment: payment.value,
        invoices: invoices.value,
        referrals: referrals.value,
        site: site.value,
      };
    });
  }
}
