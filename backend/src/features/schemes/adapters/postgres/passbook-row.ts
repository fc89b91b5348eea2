import type { PassbookTerms } from '@shop/contracts/rules/schemes/passbook';
import { sql, type RawBuilder } from 'kysely';
import { ENTRY_AWAITS_BANK } from '../../../../platform/persistence/bank-backing.ts';
import type { Database } from '../../../../platform/persistence/database.ts';
import type { PassbookFacts } from '../../application/passbook-facts.ts';
import { termsOf } from './scheme-columns.ts';

/** Raw SQL: columns that several lists and pages share. */

type Row = Omit<PassbookFacts, 'scheme' | 'entries' | 'nominee'> &
  PassbookTerms & {
    id: string;
    slug: string;
    schemeName: string;
    schemeNameTa: string | null;
    nomineeName: string;
    nomineeRelation: string;
    nomineePhone: string | null;
  };

/** An `EntryView` of `membership_entry e`: what a member sees of it. */
export const ownEntryColumns = sql`e.id, e.kind, e.amount_paise, e.mode, e.reference, e.received_on AS "on", e.corrects,
  e.benefit_paise, e.paid_to,
  CASE WHEN e.kind = 'correction' THEN jsonb_build_object('reason', e.note,
    'by', coalesce((SELECT st.name FROM staff st WHERE st.id = e.recorded_by), '')) END AS correction, EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id) AS corrected,
  (SELECT o.number FROM orders o WHERE o.id = e.order_id) AS order_number`;

/** A `MemberEntryView` of `membership_entry e`: with what only staff see. */
export const entryColumns = sql`${ownEntryColumns}, e.booked_on, e.note, e.recorded_at,
  (SELECT st.name FROM staff st WHERE st.id = e.recorded_by) AS recorded_by,
  ${sql.raw(ENTRY_AWAITS_BANK)} AS awaits_bank`;

/** A passbook without its entries. */
export async function oneMembership(
  database: Database,
  which: RawBuilder<unknown>,
): Promise<{ id: string; facts: Omit<PassbookFacts, 'entries'> } | null> {
  const row = await database.row(sql<Row>`
    SELECT membership.id, number, joined_at, membership.state, ending, membership.name, phone, nominee_name,
      nominee_relation, nominee_phone, benefit_lapsed, lapses, first_paid_on, pay_to AS payee, s.slug, s.name AS scheme_name,
      s.name_ta AS scheme_name_ta,
      ${termsOf('membership')}
    FROM membership JOIN scheme s ON s.id = membership.scheme_id WHERE ${which}`);
  if (!row) return null;
  const { id, slug, schemeName, schemeNameTa, nomineeName, nomineeRelation, nomineePhone, ...rest } = row;
  const { monthlyPaise, instalments, benefitBasisPoints, firstMonth, dueDay, graceDays, ...facts } = rest;
  const terms = { monthlyPaise, instalments, benefitBasisPoints, firstMonth, dueDay, graceDays };
  const nominee = { name: nomineeName, relation: nomineeRelation, phone: nomineePhone };
  return {
    id,
    facts: { ...facts, nominee, scheme: { slug, name: schemeName, nameTa: schemeNameTa, ...terms } },
  };
}
