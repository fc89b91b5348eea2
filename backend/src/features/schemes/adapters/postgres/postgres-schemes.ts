import { Injectable } from '@nestjs/common';
import type { SchemeView } from '@shop/contracts/schemes/views';
import type { Day } from '@shop/contracts/rules/days';
import type { PassbookTerms } from '@shop/contracts/rules/schemes/passbook';
import { instalmentDueDays, schemeTotals } from '@shop/contracts/rules/schemes/scheme';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { pictureBy } from '../../../../platform/persistence/picture-columns.ts';
import { publicRichTexts } from '../../../../platform/persistence/public-rich-text.ts';
import { Schemes, type JoinableScheme } from '../../application/schemes.ts';
import { membersOf, termsOf } from './scheme-columns.ts';

/** Raw SQL: the terms of a scheme and its members, said once for schemes and passbooks. */

type Row = Omit<SchemeView, 'totals' | 'dueDays'>;

@Injectable()
export class PostgresSchemes extends Schemes {
  constructor(private readonly database: Database) {
    super();
  }

  async open(today: Day): Promise<SchemeView[]> {
    const rows = await this.database.rows(sql<Row>`
      SELECT slug, name, description, ${pictureBy(sql`picture_key`)} AS picture, ${termsOf('scheme')}, join_until,
        most_members, ${membersOf('scheme')} >= most_members AS is_full
      FROM scheme WHERE state = 'open' AND join_until >= ${today} ORDER BY monthly_paise, name`);
    const descriptions = await publicRichTexts(
      this.database,
      rows.map(({ description }) => description),
    );
    return rows.map((row, index) => ({
      ...row,
      description: descriptions[index] ?? '',
      totals: schemeTotals(row),
      dueDays: instalmentDueDays(row),
    }));
  }

  async lock(slug: string): Promise<JoinableScheme | null> {
    const scheme = await this.database.row(sql<Omit<JoinableScheme, 'terms' | 'members'> & PassbookTerms>`
      SELECT id, state, join_until, most_members, ${termsOf('scheme')} FROM scheme WHERE slug = ${slug} FOR UPDATE`);
    if (!scheme) return null;
    const { id, state, joinUntil, mostMembers, ...terms } = scheme;
    // After the lock: of who joined while it was waited for the count must know.
    const counted = await this.database.row(sql<{ members: number }>`
      SELECT ${membersOf('scheme')} AS members FROM scheme WHERE id = ${id}`);
    return { id, state, joinUntil, mostMembers, terms, members: counted?.members ?? 0 };
  }

  async announce(): Promise<void> {
    await this.database.rows(sql`SELECT announce_content()`);
  }
}
