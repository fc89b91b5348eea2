import { Injectable } from '@nestjs/common';
import { stateOfGstin } from '@shop/contracts/rules/documents/gstin';
import type { Settings, SettingsSection, SettingsView } from '@shop/contracts/shop/views';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Clock } from '../../../../shared/clock.ts';
import { ShopSettings } from '../../application/shop-settings.ts';
import { initialSettings } from '../../application/initial-settings.ts';
import { SettingsRepository } from '../../application/settings-repository.ts';

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
    const rows = await this.database.rows(db.selectFrom('setting').select(['section', 'value', 'revision']));
    // What a section did not have yet when it was saved has its initial value.
    const saved = <Section extends SettingsSection>(section: Section) => {
      const row = rows.find((each) => each.section === section);
      return { value: { ...initial[section], ...row?.value }, revision: row?.revision ?? 0 };
    };
    const view: SettingsView = {
      identity: saved('identity'),
      season: saved('season'),
      sale: saved('sale'),
      limits: saved('limits'),
      payment: saved('payment'),
      invoices: saved('invoices'),
      referrals: saved('referrals'),
      site: saved('site'),
    };
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
    const changed = await this.database.run(
      revision === 0
        ? db
            .insertInto('setting')
            .values({ section, value: jsonb(value) })
            .onConflict((oc) => oc.doNothing())
        : db
            .updateTable('setting')
            .set({ value: jsonb(value), revision: revision + 1 })
            .where('section', '=', section)
            .where('revision', '=', revision),
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
