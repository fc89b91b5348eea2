import { Injectable } from '@nestjs/common';
import type { CityEntry, StateEntry } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { safeRichText, safeRichTextIfAny } from '../../../shared/rich-text.ts';
import { Cities } from './cities.ts';
import { States } from './states.ts';

type Actor = AuditEntry['actor'];

/** Where the shop sends to, and on which terms, as far as that has rules of its own. */
@Injectable()
export class PlacesDesk {
  constructor(
    private readonly states: States,
    private readonly cities: Cities,
    private readonly records: RevisedRecords,
  ) {}

  /** @throws DomainError state-reason-missing, state-unchecked */
  saveState(key: string, value: StateEntry, revision: number, actor: Actor): Promise<Revised<StateEntry>> {
    if (!value.allowed && value.reason.trim() === '')
      throw new DomainError('invalid', 'state-reason-missing', {});
    if (value.served && (value.checkedOn === null || value.source.trim() === ''))
      throw new DomainError('invalid', 'state-unchecked', {});
    return this.records.replace({ among: this.states.records, kind: 'state', key, value, revision, actor });
  }

  /** @throws DomainError slug-used, state-unknown */
  async addCity(entry: CityEntry, actor: Actor): Promise<{ id: string }> {
    await this.assertFree(entry.slug, null);
    return this.records.add({ to: this.cities.records, kind: 'city', value: safe(entry), actor });
  }

  /** An address that it had leads to the one it has. @throws DomainError slug-used, state-unknown */
  async saveCity(key: string, entry: CityEntry, revision: number, actor: Actor): Promise<Revised<CityEntry>> {
    await this.assertFree(entry.slug, key);
    const follow = async (before: CityEntry, after: CityEntry) => {
      if (before.slug !== after.slug) await this.cities.redirect(before.slug, key);
    };
    const among = this.cities.records;
    return this.records.replace({ among, kind: 'city', key, value: safe(entry), revision, actor, follow });
  }

  private async assertFree(slug: string, id: string | null): Promise<void> {
    if (await this.cities.wasOfAnother(slug, id)) throw new DomainError('conflict', 'slug-used', {});
  }
}

function safe(entry: CityEntry): CityEntry {
  const { introduction, introductionTa } = entry;
  return {
    ...entry,
    introduction: safeRichText(introduction),
    introductionTa: safeRichTextIfAny(introductionTa),
  };
}
