import { Injectable } from '@nestjs/common';
import type { PassbookTerms } from '@shop/contracts/rules/passbook';
import type { EntryView } from '@shop/contracts/schemes/views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import type { PassbookFacts } from '../../application/passbook-facts.ts';
import { Passbooks } from '../../application/read-passbook.ts';
import { termsOf } from './scheme-columns.ts';

type Row = Omit<PassbookFacts, 'scheme' | 'entries' | 'nominee'> &
  PassbookTerms & {
    id: string;
    slug: string;
    schemeName: string;
    nomineeName: string;
    nomineeRelation: string;
    nomineePhone: string | null;
  };

@Injectable()
export class PostgresPassbooks extends Passbooks {
  constructor(private readonly database: Database) {
    super();
  }

  byToken(token: string): Promise<PassbookFacts | null> {
    return this.one(sql`membership.token = ${token}`);
  }

  private async one(which: RawBuilder<unknown>): Promise<PassbookFacts | null> {
    const row = await this.database.row(sql<Row>`
      SELECT membership.id, number, joined_at, membership.state, ending, membership.name, phone, nominee_name,
        nominee_relation, nominee_phone, benefit_lapsed, lapses, first_paid_on, s.slug, s.name AS scheme_name,
        ${termsOf('membership')}
      FROM membership JOIN scheme s ON s.id = membership.scheme_id WHERE ${which}`);
    if (!row) return null;
    const { id, slug, schemeName, nomineeName, nomineeRelation, nomineePhone, ...rest } = row;
    const { monthlyPaise, instalments, benefitBasisPoints, firstMonth, dueDay, graceDays, ...facts } = rest;
    return {
      ...facts,
      nominee: { name: nomineeName, relation: nomineeRelation, phone: nomineePhone },
      scheme: {
        slug,
        name: schemeName,
        monthlyPaise,
        instalments,
        benefitBasisPoints,
        firstMonth,
        dueDay,
        graceDays,
      },
      entries: await this.entries(id),
    };
  }

  private entries(membershipId: string): Promise<EntryView[]> {
    return this.database.rows(sql<EntryView>`
      SELECT e.id, e.kind, e.amount_paise, e.mode, e.reference, e.received_on AS "on", e.corrects, e.benefit_paise,
        e.paid_to, EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id) AS corrected,
        (SELECT o.number FROM orders o WHERE o.id = e.order_id) AS order_number
      FROM membership_entry e WHERE e.membership_id = ${membershipId} ORDER BY e.recorded_at, e.id`);
  }
}
