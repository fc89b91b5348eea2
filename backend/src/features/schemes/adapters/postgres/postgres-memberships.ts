import { Injectable } from '@nestjs/common';
import { addDays, dayOf, type Day } from '@shop/contracts/rules/days';
import { SAME_TRANSFER_DAYS, type EarlierReceipt } from '@shop/contracts/rules/orders/payments';
import type { PassbookTerms } from '@shop/contracts/rules/schemes/passbook';
import { sql, type NotNull } from 'kysely';
import { ENTRY_BACKED } from '../../../../platform/persistence/bank-backing.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  Memberships,
  type KnownMembership,
  type MemberContact,
  type NewMembership,
} from '../../application/memberships.ts';
import type { NewEntry } from '../../domain/ledger.ts';
import { Membership, type MembershipEvent, type MembershipSnapshot } from '../../domain/membership.ts';
import { askedOf, termsOf, toWarnOn } from './scheme-columns.ts';

/** Raw SQL: a passbook with its ledger in one statement, and what is reckoned by a day. */

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
    return this.database.row(
      db
        .selectFrom('membership')
        .select(['number', 'token', 'contentHash'])
        .where('idempotencyKey', '=', key),
    );
  }

  async insert(wanted: NewMembership): Promise<string> {
    const {
      id,
      token,
      idempotencyKey,
      contentHash,
      at,
      scheme,
      name,
      phone,
      email,
      language,
      address,
      nominee,
      by,
    } = wanted;
    const { terms } = scheme;
    const row = await this.database.row(
      db
        .insertInto('membership')
        .values({
          id,
          token,
          idempotencyKey,
          contentHash,
          schemeId: scheme.id,
          monthlyPaise: terms.monthlyPaise,
          instalments: terms.instalments,
          benefitBasisPoints: terms.benefitBasisPoints,
          firstMonth: `${terms.firstMonth}-01`,
          dueDay: terms.dueDay,
          graceDays: terms.graceDays,
          joinedAt: at,
          consentedAt: at,
          name,
          phone,
          email,
          language,
          address,
          nomineeName: nominee.name,
          nomineeRelation: nominee.relation,
          nomineePhone: nominee.phone,
        })
        .returning('number'),
    );
    await this.addEvent(id, { kind: by.kind, text: '', amountPaise: null }, by.actor, at);
    return row?.number ?? '';
  }

  async isOf(number: string, phone: string): Promise<boolean> {
    const row = await this.database.row(
      db.selectFrom('membership').where('number', '=', number).where('phone', '=', phone),
    );
    return row !== null;
  }

  async latestOf(phone: string, schemeId: string): Promise<string | null> {
    const row = await this.database.row(
      db
        .selectFrom('membership')
        .select('number')
        .where('schemeId', '=', schemeId)
        .where('phone', '=', phone)
        .where('state', 'in', ['requested', 'active', 'behind', 'matured'])
        .orderBy('joinedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    );
    return row?.number ?? null;
  }

  async lock(number: string): Promise<Membership | null> {
    await this.database.run(db.selectFrom('membership').where('number', '=', number).forNoKeyUpdate());
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
    const changed = await this.database.run(
      db
        .updateTable('membership')
        .set({
          state,
          ending,
          lapses,
          benefitLapsed,
          reckonedOn,
          warnedOf,
          token: sql<string>`coalesce(${newToken}, token)`,
          payTo: payee && jsonb(payee),
        })
        .where('id', '=', id)
        .where('state', '=', loadedState),
    );
    if (changed === 0) throw new DomainError('conflict', 'membership-state-changed', { state });
    for (const entry of added) await this.enter(id, entry, actor, at);
    for (const event of events) await this.addEvent(id, event, actor, at);
  }

  lastCash(number: string, amountPaise: number, since: Date): Promise<EarlierReceipt | null> {
    return this.database.row(
      latestOf(number, amountPaise)
        .where('e.mode', '=', 'cash')
        .where('e.recordedAt', '>=', since.toISOString()),
    );
  }

  backed(number: string, amountPaise: number, about: Day): Promise<EarlierReceipt | null> {
    return this.database.row(
      latestOf(number, amountPaise)
        .where('e.kind', '=', 'receipt')
        .where('e.receivedOn', '>=', addDays(about, -SAME_TRANSFER_DAYS))
        .where('e.receivedOn', '<=', addDays(about, SAME_TRANSFER_DAYS))
        .where(sql.raw<boolean>(ENTRY_BACKED)),
    );
  }

  async reckonedOn(): Promise<Day> {
    const row = await this.database.row(db.selectFrom('scheme_reckoning').select('day'));
    return row?.day ?? '';
  }

  async markReckoned(day: Day): Promise<void> {
    await this.database.run(db.updateTable('scheme_reckoning').set({ day }).where('day', '<', day));
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
    const rows = await this.database.rows(
      db
        .selectFrom('membership as m')
        .select('number')
        .where('email', 'is not', null)
        .where(toWarnOn('m', today))
        .orderBy('firstPaidOn')
        .orderBy('number')
        .limit(most),
    );
    return rows.map(({ number }) => number);
  }

  async recorderOfCash(entryId: string): Promise<string | null> {
    const row = await this.database.row(
      db
        .selectFrom('membership_entry')
        .select('recordedBy')
        .where('id', '=', entryId)
        .where('mode', '=', 'cash'),
    );
    return row?.recordedBy ?? null;
  }

  contactOf(number: string): Promise<MemberContact | null> {
    return this.database.row(
      db.selectFrom('membership').select(['name', 'email', 'language', 'token']).where('number', '=', number),
    );
  }

  async paidFor(orderId: string): Promise<string[]> {
    const rows = await this.database.rows(sql<{ number: string }>`
      SELECT m.number FROM membership_entry e JOIN membership m ON m.id = e.membership_id
      WHERE e.order_id = ${orderId} GROUP BY m.number HAVING sum(e.amount_paise) < 0 ORDER BY max(e.recorded_at) DESC, max(e.id::text) DESC`);
    return rows.map(({ number }) => number);
  }

  async returnedFrom(orderId: string, since: Date): Promise<string[]> {
    const rows = await this.database.rows(
      db
        .selectFrom('membership_entry as e')
        .innerJoin('membership as m', 'm.id', 'e.membershipId')
        .select('m.number')
        .where('e.orderId', '=', orderId)
        .where('e.kind', '=', 'credit-returned')
        .where('e.recordedAt', '>=', since.toISOString())
        .groupBy('m.number')
        .orderBy('m.number'),
    );
    return rows.map(({ number }) => number);
  }

  /** An entry takes its reference for itself; one that is corrected gives it up, and its bank's row. */
  private async enter(membershipId: string, entry: NewEntry, actor: Actor, at: Date): Promise<void> {
    const { id, kind, amountPaise, mode, reference, on, note, paidTo, corrects, orderId, benefitPaise } =
      entry;
    await this.database.run(
      db.insertInto('membership_entry').values({
        id,
        membershipId,
        kind,
        amountPaise,
        mode,
        reference,
        receivedOn: on,
        note,
        paidTo,
        corrects,
        orderId,
        benefitPaise,
        recordedAt: at,
        recordedBy: actor.kind === 'staff' ? actor.id : null,
      }),
    );
    if (mode !== null && reference !== null) {
      await this.database.run(db.insertInto('membership_reference').values({ mode, reference, entryId: id }));
    }
    if (corrects !== null) {
      await this.database.run(db.deleteFrom('membership_reference').where('entryId', '=', corrects));
      await this.database.run(db.deleteFrom('bank_backing').where('entryId', '=', corrects));
    }
  }

  private async addEvent(
    membershipId: string,
    event: MembershipEvent,
    actor: Actor,
    at: Date,
  ): Promise<void> {
    await this.database.run(sql`
      INSERT INTO membership_event (id, membership_id, at, kind, actor_kind, actor_id, actor_name, text, amount_paise)
      VALUES (${this.identifiers.uuid()}, ${membershipId}, ${at}, ${event.kind}, ${actor.kind}, ${actor.id},
        ${actor.name}, ${event.text}, ${event.amountPaise})`);
  }
}

/** The latest entry of a passbook with this sum that was not corrected. */
function latestOf(number: string, amountPaise: number) {
  return db
    .selectFrom('membership as m')
    .innerJoin('membership_entry as e', 'e.membershipId', 'm.id')
    .leftJoin('staff as s', 's.id', 'e.recordedBy')
    .select([
      'm.number',
      sql<'passbook'>`'passbook'`.as('of'),
      'e.mode',
      'e.amountPaise',
      'e.reference',
      'e.receivedOn',
      'e.recordedAt',
      sql<string>`coalesce(s.name, '')`.as('recordedBy'),
    ])
    .$narrowType<{ mode: NotNull }>()
    .where('m.number', '=', number)
    .where('e.amountPaise', '=', amountPaise)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('membership_entry as c').whereRef('c.corrects', '=', 'e.id'))),
    )
    .orderBy('e.recordedAt', 'desc')
    .limit(1);
}
