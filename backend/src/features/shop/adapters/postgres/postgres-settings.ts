import { Injectable } from '@nestjs/common';
import { stateOfGstin } from '@shop/contracts/rules/documents/gstin';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { Revised } from '@shop/contracts/revised';
import type { ShopColour } from '@shop/contracts/rules/colours';
import type { Looks, Settings, SettingsSection, SettingsView } from '@shop/contracts/shop/views';
import { sql } from 'kysely';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { pictureJson } from '../../../../platform/persistence/picture-columns.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Clock } from '../../../../shared/clock.ts';
import { ShopSettings } from '../../application/shop-settings.ts';
import { initialSettings } from '../../application/initial-settings.ts';
import { SettingsRepository } from '../../application/settings-repository.ts';

/** Raw SQL: a picture as JSON. */
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
      looks: await this.looksOf(saved('looks')),
      season: saved('season'),
      sale: saved('sale'),
      limits: saved('limits'),
      payment: saved('payment'),
      invoices: saved('invoices'),
      referrals: saved('referrals'),
      tally: saved('tally'),
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
    const stored = jsonb(section === 'looks' ? storedLooks(value as Looks) : value);
    const changed = await this.database.run(
      revision === 0
        ? db
            .insertInto('setting')
            .values({ section, value: stored })
            .onConflict((oc) => oc.doNothing())
        : db
            .updateTable('setting')
            .set({ value: stored, revision: revision + 1 })
            .where('section', '=', section)
            .where('revision', '=', revision),
    );
    return changed === 1;
  }

  /** Pictures are stored by their keys; one that is gone is none. */
  private async looksOf({ value, revision }: Revised<Looks>): Promise<Revised<Looks>> {
    const { colour, logo, homePicture } = value as unknown as StoredLooks;
    const keys = [logo, homePicture].filter((key) => key !== null);
    const pictures =
      keys.length === 0
        ? []
        : await this.database.rows(sql<{ picture: PictureView }>`
            SELECT ${pictureJson} AS picture FROM picture i WHERE key = ANY(${keys})`);
    const find = (key: string | null) => pictures.find(({ picture }) => picture.key === key)?.picture ?? null;
    return { value: { colour, logo: find(logo), homePicture: find(homePicture) }, revision };
  }
}

interface StoredLooks {
  colour: ShopColour;
  logo: string | null;
  homePicture: string | null;
}

function storedLooks({ colour, logo, homePicture }: Looks): StoredLooks {
  return { colour, logo: logo?.key ?? null, homePicture: homePicture?.key ?? null };
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
      const { identity, looks, season, sale, limits, payment, invoices, referrals, tally, site } =
        await this.settings.all();
      return {
        identity: identity.value,
        looks: looks.value,
        season: season.value,
        sale: sale.value,
        limits: limits.value,
        payment: payment.value,
        invoices: invoices.value,
        referrals: referrals.value,
        tally: tally.value,
        site: site.value,
      };
    });
  }
}
