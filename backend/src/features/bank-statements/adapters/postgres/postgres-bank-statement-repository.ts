import { Injectable } from '@nestjs/common';
import type { ListBankStatementsQuery } from '@shop/contracts/bank-statements/requests';
import type {
  BankStatementRowView,
  BankStatementView,
  BankView,
} from '@shop/contracts/bank-statements/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { addDays } from '@shop/contracts/rules/days';
import { transferReference } from '@shop/contracts/rules/bank/transfer-reference';
import { SAME_TRANSFER_DAYS } from '@shop/contracts/rules/orders/payments';
import { sql } from 'kysely';
import { ENTRY_UNBACKED, RECEIPT_UNBACKED } from '../../../../platform/persistence/bank-backing.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  BankStatementRepository,
  type BankRow,
  type NewStatement,
  type RecordedPart,
} from '../../application/bank-statement-repository.ts';
import { twinsOf, type Known, type NewRow } from '../../domain/twins.ts';
import type { Claim } from '../../domain/claims.ts';
import type { Incoming } from '../../domain/incoming.ts';

/** Raw SQL: the list, rows that are written or compared in batches, and what two ledgers have of rows (UNION). */

const statementColumns = sql`s.id, b.name AS bank, s.file_name, s.opened_at, s.opened_by_name AS opened_by,
  sums.first AS "from", sums.last AS "to", sums.rows, sums.open`;
const known = sql`(s.known - (
  SELECT count(*) FROM bank_row r WHERE r.statement_id = s.id AND r.twin_id IS NOT NULL AND NOT r.left_out))::integer`;

const statements = sql`bank_statement s JOIN bank b ON b.id = s.bank_id CROSS JOIN LATERAL (
  SELECT min(r.day) AS first, max(r.day) AS last, count(*) AS rows,
    (SELECT count(*) FROM open_bank_row o WHERE o.statement_id = s.id) AS open
  FROM bank_row r WHERE r.statement_id = s.id AND NOT r.left_out) sums`;

const listing: Listing<
  ListBankStatementsQuery & { sort?: string },
  BankStatementRowView,
  BankStatementRowView
> = {
  name: 'bank-statements',
  columns: statementColumns,
  from: statements,
  key: sql`s.id`,
  sorts: { newest: { by: sql`s.opened_at`, kind: 'instant', descending: true } },
  conditions: () => [],
  viewOf: (row) => row,
};

const twin = sql`(SELECT jsonb_build_object('statementId', t.statement_id, 'fileName', s.file_name, 'place', t.place,
  'day', t.day, 'description', t.description) FROM bank_row t JOIN bank_statement s ON s.id = t.statement_id
  WHERE t.id = bank_row.twin_id)`;
const isLinked = sql`EXISTS (SELECT FROM bank_backing b WHERE b.bank_row_id = bank_row.id AND b.by_hand)`;
const rowColumns = sql`id, statement_id, place, day, amount_paise, mode, description, reference, not_ours, left_out,
  went_out, decided_by_name AS decided_by, ${twin} AS twin, ${isLinked} AS is_linked`;

@Injectable()
export class PostgresBankStatementRepository extends BankStatementRepository {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  banks(): Promise<BankView[]> {
    return this.database.rows(
      db
        .selectFrom('bank')
        .select(['name', 'heads'])
        .orderBy(({ fn }) => fn('lower', ['name']))
        .limit(50),
    );
  }

  page(query: ListBankStatementsQuery): Promise<ListPage<BankStatementRowView>> {
    return this.replica.read((reads) => pageOf(reads, listing, query));
  }

  statement(id: string): Promise<Omit<BankStatementView, 'entries'> | null> {
    return this.database.row(sql<Omit<BankStatementView, 'entries'>>`
      SELECT ${statementColumns}, ${known} AS known, s.debits, s.refused, s.file FROM ${statements} WHERE s.id = ${id}`);
  }

  rows(statementId: string): Promise<BankRow[]> {
    return this.database.rows(sql<BankRow>`
      SELECT ${rowColumns} FROM bank_row WHERE statement_id = ${statementId} ORDER BY place`);
  }

  async open({ rows, ...statement }: NewStatement, actor: Actor, at: Date): Promise<string> {
    const id = this.identifiers.uuid();
    await this.database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('bank statements'))`);
    const bank = await this.database.row(
      db
        .insertInto('bank')
        .values({ id: this.identifiers.uuid(), name: statement.bank, heads: jsonb(statement.heads) })
        .onConflict((known) =>
          known
            .expression(sql`lower(name)`)
            .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), heads: eb.ref('excluded.heads') })),
        )
        .returning('id'),
    );
    if (!bank) throw new Error('A bank that was written has an id');
    // Whoever opens the same file waits: one of them has its rows, the other says that they are known.
    const twins = twinsOf(rows, await this.knownBefore(rows));
    const kept = rows.map((row, index) => {
      const twinId = twins[index] ?? null;
      const identity = twinId === null ? (row.byNumber ?? row.byLetters) : `${row.byLetters} ${row.id}`;
      return { ...row, identity, twinId };
    });
    await this.database.run(
      db.insertInto('bank_statement').values({
        id,
        bankId: bank.id,
        fileName: statement.fileName,
        openedAt: at,
        openedByName: actor.name,
        known: twins.filter((each) => each !== null).length,
        debits: statement.debits.length,
        refused: jsonb(statement.refused),
        file: jsonb(statement.file),
      }),
    );
    const column = <K extends keyof (typeof kept)[number]>(key: K) => kept.map((row) => row[key]);
    await this.database.run(sql`
      INSERT INTO bank_row (id, statement_id, place, identity, day, amount_paise, mode, description, reference, twin_id, left_out, went_out)
      SELECT row.id, ${id}::uuid, place, identity, day, amount_paise, mode, description, reference, twin_id, twin_id IS NOT NULL, went_out
      FROM unnest(${column('id')}::uuid[],
        ${column('place')}::integer[], ${column('identity')}::text[], ${column('day')}::date[],
        ${column('amountPaise')}::bigint[], ${column('mode')}::text[], ${column('description')}::text[],
        ${column('reference')}::text[], ${column('twinId')}::uuid[], ${column('wentOut')}::boolean[])
        AS row (id, place, identity, day, amount_paise, mode, description, reference, twin_id, went_out)`);
    const wentOut = statement.debits.flatMap(({ amountPaise, numbers }) =>
      numbers.map((number) => `${number} ${amountPaise}`),
    );
    await this.database.run(
      db
        .updateTable('bank_row')
        .set({ wentOut: true })
        .where('identity', '=', (eb) => eb.fn.any(eb.val(wentOut)))
        .where('wentOut', '=', false),
    );
    return id;
  }

  lockRow(id: string): Promise<BankRow | null> {
    return this.database.row(sql<BankRow>`SELECT ${rowColumns} FROM bank_row WHERE id = ${id} FOR UPDATE`);
  }

  async decide(
    id: string,
    { reference, notOurs }: { reference: string | null; notOurs: boolean },
    actor: Actor,
    at: Date,
  ): Promise<void> {
    await this.database.run(
      db
        .updateTable('bank_row')
        .set({ reference, notOurs, decidedAt: at, decidedByName: actor.name })
        .where('id', '=', id),
    );
  }

  async bringIn(id: string): Promise<boolean> {
    // Two copies of the same row: whoever comes second waits, and sees the first.
    await this.database.run(sql`
      SELECT FROM bank_row t WHERE t.id = (SELECT twin_id FROM bank_row WHERE id = ${id}) FOR UPDATE`);
    const done = await this.database.row(sql<{ id: string }>`
      UPDATE bank_row r SET left_out = false,
        identity = CASE WHEN t.identity = split_part(r.identity, ' ', 1) THEN r.identity ELSE split_part(r.identity, ' ', 1) END,
        reference = CASE WHEN r.reference IS DISTINCT FROM t.reference THEN r.reference END
      FROM bank_row t WHERE r.id = ${id} AND t.id = r.twin_id AND NOT EXISTS (SELECT FROM bank_row other
        WHERE NOT other.left_out AND split_part(other.identity, ' ', 1) = split_part(r.identity, ' ', 1)
          AND other.id <> t.id)
      RETURNING r.id`);
    return done !== null;
  }

  async sentUnder(references: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.rows(sql<{ reference: string }>`
      SELECT c.reference FROM reference_claim c JOIN receipt r ON r.id = c.receipt_id
        WHERE c.reference = ANY(${references}::text[]) AND r.amount_paise < 0
      UNION SELECT c.reference FROM membership_reference c JOIN membership_entry e ON e.id = c.entry_id
        WHERE c.reference = ANY(${references}::text[]) AND e.amount_paise < 0
      UNION SELECT bank_reference FROM payout WHERE bank_reference = ANY(${references}::text[])`);
    return new Set(rows.map(({ reference }) => reference));
  }

  recordedOf(rows: readonly Pick<BankRow, 'id' | 'reference'>[]): Promise<RecordedPart[]> {
    return this.database.rows(sql<RecordedPart>`
      WITH asked AS (SELECT * FROM unnest(
        ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ reference }) => reference)}::text[]) AS row (id, reference))
      SELECT a.id AS row_id, 'order' AS kind, o.number, sum(p.amount_paise)::bigint AS amount_paise
      FROM asked a CROSS JOIN LATERAL (
        SELECT c.receipt_id AS id FROM reference_claim c WHERE c.reference = a.reference
        UNION SELECT b.receipt_id FROM bank_backing b WHERE b.bank_row_id = a.id) of_row
      JOIN receipt r ON r.id = of_row.id AND r.amount_paise > 0
      JOIN payment p ON p.receipt_id = r.id JOIN orders o ON o.id = p.order_id
      GROUP BY a.id, o.number HAVING sum(p.amount_paise) <> 0
      UNION ALL
      SELECT a.id, 'passbook', m.number, e.amount_paise
      FROM asked a CROSS JOIN LATERAL (
        SELECT c.entry_id AS id FROM membership_reference c
        WHERE c.mode IN ('upi', 'bank', 'cash') AND c.reference = a.reference
        UNION SELECT b.entry_id FROM bank_backing b WHERE b.bank_row_id = a.id) of_row
      JOIN membership_entry e ON e.id = of_row.id AND e.amount_paise > 0
      JOIN membership m ON m.id = e.membership_id
      ORDER BY number`);
  }

  async claimsFor(rows: readonly Incoming[]): Promise<Claim[]> {
    if (rows.length === 0) return [];
    const sums = [...new Set(rows.map(({ amountPaise }) => amountPaise))];
    const days = rows.map(({ day }) => day).toSorted();
    const from = addDays(days[0] ?? '', -SAME_TRANSFER_DAYS);
    const to = addDays(days.at(-1) ?? '', SAME_TRANSFER_DAYS);
    return this.database.rows(sql<Claim>`
      SELECT r.id, 'order' AS kind, r.mode, r.amount_paise, r.reference, r.received_on, r.recorded_at,
        own.recorded_by, own.payees
      FROM receipt r CROSS JOIN LATERAL (
        SELECT (array_agg(p.recorded_by_name ORDER BY p.recorded_at, p.id))[1] AS recorded_by,
          jsonb_agg(DISTINCT jsonb_build_object('number', o.number, 'name', o.customer_name,
            'phones', array_remove(ARRAY[o.phone, o.whatsapp], NULL))) AS payees
        FROM payment p JOIN orders o ON o.id = p.order_id WHERE p.receipt_id = r.id) own
      WHERE r.amount_paise = ANY(${sums}::bigint[]) AND r.received_on BETWEEN ${from} AND ${to}
        AND own.payees IS NOT NULL AND ${sql.raw(RECEIPT_UNBACKED)}
      UNION ALL
      SELECT e.id, 'passbook', e.mode, e.amount_paise, e.reference, e.received_on, e.recorded_at,
        coalesce((SELECT s.name FROM staff s WHERE s.id = e.recorded_by), ''),
        jsonb_build_array(jsonb_build_object('number', m.number, 'name', m.name, 'phones', ARRAY[m.phone]))
      FROM membership_entry e JOIN membership m ON m.id = e.membership_id
      WHERE e.amount_paise = ANY(${sums}::bigint[]) AND e.received_on BETWEEN ${from} AND ${to}
        AND ${sql.raw(ENTRY_UNBACKED)}
      ORDER BY recorded_at, id`);
  }

  async lockPayees(numbers: readonly string[]): Promise<void> {
    await this.database.rows(
      db
        .selectFrom('orders')
        .select('id')
        .where('number', '=', (eb) => eb.fn.any(eb.val(numbers)))
        .orderBy('number')
        .forUpdate(),
    );
    await this.database.rows(
      db
        .selectFrom('membership')
        .select('id')
        .where('number', '=', (eb) => eb.fn.any(eb.val(numbers)))
        .orderBy('number')
        .forNoKeyUpdate(),
    );
  }

  async link(row: BankRow, { id, kind, mode, ...claim }: Claim, actor: Actor, at: Date): Promise<void> {
    const reference = row.reference ?? claim.reference;
    if (reference !== null && reference !== claim.reference) {
      await this.claimAs({ id, kind, mode }, reference);
    }
    await this.database.run(db.deleteFrom('bank_backing').where('bankRowId', '=', row.id));
    await this.database.run(
      db.insertInto('bank_backing').values({
        bankRowId: row.id,
        ...(kind === 'order' ? { receiptId: id } : { entryId: id }),
        linkedAt: at,
        linkedByName: actor.name,
        byHand: true,
      }),
    );
    await this.decide(row.id, { reference, notOurs: false }, actor, at);
  }

  async unlink({ id, reference }: BankRow, actor: Actor, at: Date): Promise<void> {
    const own = await this.database.row(sql<Pick<Claim, 'id' | 'kind' | 'mode' | 'reference'>>`
      WITH gone AS (DELETE FROM bank_backing WHERE bank_row_id = ${id} RETURNING receipt_id, entry_id)
      SELECT i.id, 'order' AS kind, i.mode, i.reference FROM receipt i JOIN gone ON gone.receipt_id = i.id
      UNION ALL
      SELECT e.id, 'passbook', e.mode, e.reference FROM membership_entry e JOIN gone ON gone.entry_id = e.id`);
    if (!own) throw new Error('What a row backs is an entry');
    // One that stands in the ledger from before is claimed in its normal form.
    const ownReference = transferReference(own.reference);
    if (reference !== ownReference) await this.claimAs(own, ownReference);
    // A row that said no number had the entry's.
    await this.decide(
      id,
      { reference: reference === ownReference ? null : reference, notOurs: false },
      actor,
      at,
    );
  }

  /** The entry is found under this reference, and no other; null: under none. */
  private async claimAs({ id, kind, mode }: Pick<Claim, 'id' | 'kind' | 'mode'>, reference: string | null) {
    const [table, key] =
      kind === 'order' ? [sql`reference_claim`, sql`receipt_id`] : [sql`membership_reference`, sql`entry_id`];
    await this.database.run(sql`DELETE FROM ${table} WHERE ${key} = ${id}`);
    if (reference === null) return;
    await this.database.run(
      sql`INSERT INTO ${table} (${key}, mode, reference) VALUES (${id}, ${mode}, ${reference})`,
    );
  }

  async linkRecorded({ id, mode }: BankRow, reference: string, actor: Actor, at: Date): Promise<void> {
    await this.database.run(db.deleteFrom('bank_backing').where('bankRowId', '=', id));
    await this.database.run(sql`
      INSERT INTO bank_backing (bank_row_id, receipt_id, entry_id, linked_at, linked_by_name)
      SELECT ${id}::uuid, c.receipt_id, NULL, ${at}::timestamptz, ${actor.name} FROM reference_claim c
      WHERE c.mode = ${mode} AND c.reference = ${reference}
      UNION ALL
      SELECT ${id}::uuid, NULL, c.entry_id, ${at}::timestamptz, ${actor.name} FROM membership_reference c
      WHERE c.mode = ${mode} AND c.reference = ${reference}`);
  }

  /** Of these days and sums, or with these identities. */
  private knownBefore(rows: readonly NewRow[]): Promise<Known[]> {
    const identities = rows.flatMap(({ byNumber, byLetters }) => [
      byLetters,
      ...(byNumber === null ? [] : [byNumber]),
    ]);
    return this.database.rows(sql<Known>`
      SELECT id, identity, day, amount_paise, description, reference FROM bank_row
      WHERE NOT left_out AND (identity = ANY(${identities}::text[])
        OR (day, amount_paise) IN (SELECT * FROM unnest(
          ${rows.map(({ day }) => day)}::date[], ${rows.map(({ amountPaise }) => amountPaise)}::bigint[])))`);
  }
}
