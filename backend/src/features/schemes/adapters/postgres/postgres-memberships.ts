import { Injectable } from '@nestjs/common';
import { addDays, dayOf, type Day } from '@shop/contracts/rules/days';
import { SAME_TRANSFER_DAYS, type EarlierReceipt } from '@shop/contracts/rules/orders/payments';
import type { PassbookTerms } from '@shop/contracts/rules/schemes/passbook';
import { sql } from 'kysely';
import { ENTRY_BACKED } from '../../../../persistence/bank-backing.ts';
import { Database } from '../../../../persistence/database.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { Memberships, type KnownMembership, type NewMembership } from '../../application/memberships.ts';
import type { NewEntry } from '../../domain/ledger.ts';
import { Membership, type MembershipEvent, type MembershipSnapshot } from '../../domain/membership.ts';
import { askedOf, termsOf, toWarnOn } from './scheme-columns.ts';

type Row = Omit<MembershipSnapshot, 'terms' | 'joinedOn'> & PassbookTerms & { joinedAt: string };

@Injectable()
export class PostgresMemberships extends Memberships {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  findByIdempotencyKey(key: string): Promise<KnownMembership | null> {
    return this.database.row(sql<KnownMembership>`
      SELECT number, token, content_hash FROM membership WHERE idempotency_key = ${key}`);
  }

  async insert(wanted: NewMembership): Promise<string> {
    const { id, token, idempotencyKey, contentHash, at, scheme, name, phone, email, address, nominee, by } =
      wanted;
    const { terms } = scheme;
    const row = await this.database.row(sql<{ number: string }>`
      INSERT INTO membership (id, token, idempotency_key, content_hash, scheme_id, monthly_paise, instalments,
        benefit_basis_points, first_month, due_day, grace_days, joined_at, consented_at, name, phone, email, address,
        nominee_name, nominee_relation, nominee_phone)
      VALUES (${id}, ${token}, ${idempotencyKey}, ${contentHash}, ${scheme.id}, ${terms.monthlyPaise},
        ${terms.instalments}, ${terms.benefitBasisPoints}, ${`${terms.firstMonth}-01`}, ${terms.dueDay},
        ${terms.graceDays}, ${at}, ${at}, ${name}, ${phone}, ${email}, ${address}, ${nominee.name}, ${nominee.relation},
        ${nominee.phone})
      RETURNING number`);
    await this.tell(id, { kind: by.kind, text: '', amountPaise: null }, by.actor, at);
    return row?.number ?? '';
  }

  async isOf(number: string, phone: string): Promise<boolean> {
    const row = await this.database.row(sql<object>`
      SELECT FROM membership WHERE number = ${number} AND phone = ${phone}`);
    return row !== null;
  }

  async latestOf(phone: string, schemeId: string): Promise<string | null> {
    const row = await this.database.row(sql<{ number: string }>`
      SELECT number FROM membership WHERE scheme_id = ${schemeId} AND phone = ${phone}
        AND state IN ('requested', 'active', 'behind', 'matured') ORDER BY joined_at DESC, id DESC LIMIT 1`);
    return row?.number ?? null;
  }

  async lock(number: string): Promise<Membership | null> {
    await this.database.run(sql`SELECT FROM membership WHERE number = ${number} FOR NO KEY UPDATE`);
    // After the wait: a statement sees what stood when it began.
    return this.read(number);
  }

  /** In one statement, so that its state and its ledger are of one moment. */
  async read(number: string): Promise<Membership | null> {
    const row = await this.database.row(sql<Row>`
      SELECT id, number, state, ending, ${termsOf('membership')}, lapses, benefit_lapsed, reckoned_on,
        warned_of, pay_to AS payee, joined_at,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'amountPaise', e.amount_paise,
            'on', e.received_on, 'orderId', e.order_id,
            'corrected', EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id))
            ORDER BY e.recorded_at, e.id), '[]')
          FROM membership_entry e WHERE e.membership_id = membership.id) AS entries
      FROM membership WHERE number = ${number}`);
    if (!row) return null;
    const {
      id,
      state,
      ending,
      entries,
      lapses,
      benefitLapsed,
      reckonedOn,
      warnedOf,
      payee,
      joinedAt,
      number: _,
      ...terms
    } = row;
    const joinedOn = dayOf(new Date(joinedAt));
    const standing = { state, ending, lapses, benefitLapsed, reckonedOn, warnedOf, payee };
    return new Membership({ id, number, joinedOn, terms, entries, ...standing });
  }

  async save(membership: Membership, actor: Actor, at: Date): Promise<void> {
    const {
      id,
      state,
      loadedState,
      ending,
      lapses,
      benefitLapsed,
      reckonedOn,
      warnedOf,
      payee,
      newToken,
      events,
      added,
    } = membership;
    if (newToken !== null) {
      await this.database.run(sql`
        INSERT INTO replaced_passbook_link (token, membership_id, replaced_at)
        SELECT token, id, ${at} FROM membership WHERE id = ${id}`);
    }
    const changed = await this.database.run(sql`
      UPDATE membership SET state = ${state}, ending = ${ending}, lapses = ${lapses},
        benefit_lapsed = ${benefitLapsed}, reckoned_on = ${reckonedOn}, warned_of = ${warnedOf},
        token = coalesce(${newToken}, token), pay_to = ${payee && JSON.stringify(payee)}::jsonb
      WHERE id = ${id} AND state = ${loadedState}`);
    if (changed === 0) throw new DomainError('conflict', 'membership-state-changed', { state });
    for (const entry of added) await this.enter(id, entry, actor, at);
    for (const event of events) await this.tell(id, event, actor, at);
  }

  lastCash(number: string, amountPaise: number, since: Date): Promise<EarlierReceipt | null> {
    return this.database.row(sql<EarlierReceipt>`
      SELECT m.number, 'passbook' AS "of", e.mode, e.amount_paise, e.reference, e.received_on, e.recorded_at,
        coalesce(s.name, '') AS recorded_by
      FROM membership m JOIN membership_entry e ON e.membership_id = m.id LEFT JOIN staff s ON s.id = e.recorded_by
      WHERE m.number = ${number} AND e.mode = 'cash' AND e.amount_paise = ${amountPaise} AND e.recorded_at >= ${since}
        AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id)
      ORDER BY e.recorded_at DESC LIMIT 1`);
  }

  backed(number: string, amountPaise: number, about: Day): Promise<EarlierReceipt | null> {
    return this.database.row(sql<EarlierReceipt>`
      SELECT m.number, 'passbook' AS "of", e.mode, e.amount_paise, e.reference, e.received_on, e.recorded_at,
        coalesce(s.name, '') AS recorded_by
      FROM membership m JOIN membership_entry e ON e.membership_id = m.id LEFT JOIN staff s ON s.id = e.recorded_by
      WHERE m.number = ${number} AND e.kind = 'receipt' AND e.amount_paise = ${amountPaise}
        AND e.received_on BETWEEN ${addDays(about, -SAME_TRANSFER_DAYS)} AND ${addDays(about, SAME_TRANSFER_DAYS)}
        AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id)
        AND ${sql.raw(ENTRY_BACKED)}
      ORDER BY e.recorded_at DESC LIMIT 1`);
  }

  async reckonedOn(): Promise<Day> {
    const row = await this.database.row(sql<{ day: Day }>`SELECT day FROM scheme_reckoning`);
    return row?.day ?? '';
  }

  async markReckoned(day: Day): Promise<void> {
    await this.database.run(sql`UPDATE scheme_reckoning SET day = ${day} WHERE day < ${day}`);
  }

  async toReckon(day: Day): Promise<string[]> {
    const rows = await this.database.rows(sql<{ number: string }>`
      SELECT number FROM membership m
      WHERE (state = 'active' AND received_paise < ${askedOf('m', day, true)})
        OR (state IN ('active', 'behind')
          AND scheme_due_day(first_month, due_day, instalments) + grace_days < ${day}::date)
      ORDER BY number`);
    return rows.map(({ number }) => number);
  }

  async toWarn(today: Day, most: number): Promise<string[]> {
    const rows = await this.database.rows(sql<{ number: string }>`
      SELECT number FROM membership m
      WHERE email IS NOT NULL AND ${toWarnOn('m', today)}
      ORDER BY first_paid_on, number LIMIT ${most}`);
    return rows.map(({ number }) => number);
  }

  async recorderOfCash(entryId: string): Promise<string | null> {
    const row = await this.database.row(sql<{ recordedBy: string | null }>`
      SELECT recorded_by FROM membership_entry WHERE id = ${entryId} AND mode = 'cash'`);
    return row?.recordedBy ?? null;
  }

  contactOf(number: string): Promise<{ name: string; email: string | null; token: string } | null> {
    return this.database.row(sql<{ name: string; email: string | null; token: string }>`
      SELECT name, email, token FROM membership WHERE number = ${number}`);
  }

  async paidFor(orderId: string): Promise<string[]> {
    const rows = await this.database.rows(sql<{ number: string }>`
      SELECT m.number FROM membership_entry e JOIN membership m ON m.id = e.membership_id
      WHERE e.order_id = ${orderId} GROUP BY m.number HAVING sum(e.amount_paise) < 0 ORDER BY max(e.recorded_at) DESC, max(e.id::text) DESC`);
    return rows.map(({ number }) => number);
  }

  async returnedFrom(orderId: string, since: Date): Promise<string[]> {
    const rows = await this.database.rows(sql<{ number: string }>`
      SELECT m.number FROM membership_entry e JOIN membership m ON m.id = e.membership_id
      WHERE e.order_id = ${orderId} AND e.kind = 'credit-returned' AND e.recorded_at >= ${since}
      GROUP BY m.number ORDER BY m.number`);
    return rows.map(({ number }) => number);
  }

  /** An entry takes its reference for itself; one that is corrected gives it up, and its bank's row. */
  private async enter(membershipId: string, entry: NewEntry, actor: Actor, at: Date): Promise<void> {
    const { id, kind, amountPaise, mode, reference, on, note, paidTo, corrects, orderId, benefitPaise } =
      entry;
    await this.database.run(sql`
      INSERT INTO membership_entry (id, membership_id, kind, amount_paise, mode, reference, received_on, note, paid_to,
        corrects, order_id, benefit_paise, recorded_at, recorded_by)
      VALUES (${id}, ${membershipId}, ${kind}, ${amountPaise}, ${mode}, ${reference}, ${on}, ${note}, ${paidTo},
        ${corrects}, ${orderId}, ${benefitPaise}, ${at}, ${actor.kind === 'staff' ? actor.id : null})`);
    if (mode !== null && reference !== null) {
      await this.database.run(sql`
        INSERT INTO membership_reference (mode, reference, entry_id) VALUES (${mode}, ${reference}, ${id})`);
    }
    if (corrects !== null) {
      await this.database.run(sql`DELETE FROM membership_reference WHERE entry_id = ${corrects}`);
      await this.database.run(sql`DELETE FROM bank_backing WHERE entry_id = ${corrects}`);
    }
  }

  private async tell(membershipId: string, event: MembershipEvent, actor: Actor, at: Date): Promise<void> {
    await this.database.run(sql`
      INSERT INTO membership_event (id, membership_id, at, kind, actor_kind, actor_id, actor_name, text, amount_paise)
      VALUES (${this.identifiers.uuid()}, ${membershipId}, ${at}, ${event.kind}, ${actor.kind}, ${actor.id},
        ${actor.name}, ${event.text}, ${event.amountPaise})`);
  }
}
