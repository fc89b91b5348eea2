import { Injectable } from '@nestjs/common';
import type { ListInvoicesQuery } from '@shop/contracts/invoices/requests';
import type { InvoiceRowView, InvoiceView } from '@shop/contracts/invoices/views';
import type { RegistrationState } from '@shop/contracts/rules/documents/invoices/e-invoice';
import type { InvoiceContent } from '@shop/contracts/rules/documents/invoices/invoice';
import type { ListPage } from '@shop/contracts/listing/views';
import { shortYearOf } from '@shop/contracts/rules/documents/invoices/invoice-number';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb, jsonOf } from '../../../../platform/persistence/json-of.ts';
import { allOf, pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { registrationOf } from '../../../../platform/persistence/registration.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  InvoiceRepository,
  type BilledOrder,
  type NewInvoice,
  type StandingInvoice,
} from '../../application/invoice-repository.ts';
import { invoiceListing } from './invoice-list.ts';

/** Raw SQL: whole orders and invoices with their lines as JSON, and the list. */

const buyer = jsonOf('o', ['phone', 'address', 'city', 'district', 'state_code', 'state_name', 'pin_code'], {
  name: 'o.customer_name',
  gstin: `nullif(o.gstin, '')`,
  tradeName: `nullif(o.trade_name, '')`,
});
/** Of the copy that the order has of its pickup location. */
const movementEnds = sql.raw(
  `(SELECT jsonb_build_object('code', s.code, 'name', CASE s.code WHEN o.state_code THEN o.state_name ELSE s.name END)
    FROM state s WHERE s.code = coalesce(o.pickup_location ->> 'stateCode', o.state_code))`,
);
const pickupLocation = sql.raw(
  `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(o.pickup_location) WHERE key IN ('name', 'address', 'city', 'pinCode'))`,
);
const totals = jsonOf('o', ['mrp_paise', 'goods_paise', 'packing_paise', 'freight_paise'], {
  discountPaise: 'o.mrp_paise - o.goods_paise',
  roundingPaise: 'o.rounding_paise + o.benefit_rounding_paise',
  totalPaise: 'o.total_paise + o.benefit_rounding_paise',
});
const line = jsonOf(
  'l',
  ['code', 'name', 'name_ta', 'unit', 'content', 'mrp_paise', 'net_paise', 'quantity'],
  { amountPaise: 'l.net_paise::bigint * l.quantity', hsn: 'p.hsn', gstBasisPoints: 'p.gst_basis_points' },
);
const lorry = jsonOf('o', ['transporter', 'lr_number', 'lr_date', 'parcels', 'eway_bill']);

const eInvoice = jsonOf('e', ['irn', 'ack_no', 'ack_day', 'qr', 'cancelled_on']);
const note = jsonOf('n', ['number', 'day', 'total_paise', 'is_part']);

const view = {
  columns: sql`i.number, i.kind, i.day, i.reason, i.total_paise, i.is_part, i.content,
    (SELECT coalesce(jsonb_agg(${note} ORDER BY n.issued_at, n.id), '[]') FROM invoice n WHERE n.credits = i.id)
      AS credit_notes,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('code', g -> 'code', 'quantity', g -> 'quantity')), '[]')
     FROM invoice n CROSS JOIN jsonb_array_elements(n.content -> 'lines') g WHERE n.credits = i.id AND n.is_part)
      AS credited,
    CASE WHEN o.lr_number IS NOT NULL THEN ${lorry} END AS dispatch,
    CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('number', c.number, 'day', c.day) END AS credits,
    CASE WHEN e.irn IS NOT NULL THEN ${eInvoice} END AS e_invoice, ${sql.raw(registrationOf('i'))} AS registration`,
  from: sql`invoice i JOIN orders o ON o.id = i.order_id LEFT JOIN invoice c ON c.id = i.credits
    LEFT JOIN e_invoice e ON e.invoice_id = i.id`,
};

@Injectable()
export class PostgresInvoiceRepository extends InvoiceRepository {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async order(orderId: string): Promise<BilledOrder> {
    const row = await this.database.row(sql<BilledOrder>`
      SELECT o.number, o.state, ${buyer} AS buyer, ${totals} AS totals, o.benefit_paise,
        ${movementEnds} AS movement_ends,
        CASE WHEN o.pickup_location IS NOT NULL THEN ${pickupLocation} END AS pickup_location,
        (SELECT jsonb_agg(${line} ORDER BY l.position) FROM order_line l JOIN product p ON p.id = l.product_id
         WHERE l.order_id = o.id) AS lines,
        (SELECT coalesce(jsonb_object_agg(s.code, s.name), '{}') FROM state s) AS state_names
      FROM orders o WHERE o.id = ${orderId}`);
    if (!row) throw new Error('An invoice follows an order that is there');
    return row;
  }

  standing(orderId: string): Promise<StandingInvoice | null> {
    return this.database.row(
      db
        .selectFrom('invoice as i')
        .select(['i.id', 'i.content'])
        .select(sql<RegistrationState | null>`${sql.raw(registrationOf('i'))}`.as('registration'))
        .where('i.orderId', '=', orderId)
        .where('i.kind', '=', 'invoice')
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('invoice as c')
                .select('c.id')
                .whereRef('c.credits', '=', 'i.id')
                .where((c) => c.not('c.isPart')),
            ),
          ),
        ),
    );
  }

  async lockOrderOf(number: string): Promise<string | null> {
    const row = await this.database.row(
      db
        .selectFrom('orders as o')
        .innerJoin('invoice as i', 'i.orderId', 'o.id')
        .select('o.id')
        .where('i.number', '=', number)
        .forUpdate('o'),
    );
    return row?.id ?? null;
  }

  async partsOf(invoiceId: string): Promise<InvoiceContent[]> {
    const rows = await this.database.rows(
      db
        .selectFrom('invoice')
        .select('content')
        .where('credits', '=', invoiceId)
        .where('isPart', '=', true)
        .orderBy('issuedAt')
        .orderBy('id'),
    );
    return rows.map(({ content }) => content);
  }

  async add(issued: NewInvoice): Promise<void> {
    const { kind, prefix, orderId, credits, isPart, at, day, reason, content } = issued;
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise, totalPaise } = issued.totals;
    await this.database.run(
      db.insertInto('invoice').values({
        id: this.identifiers.uuid(),
        kind,
        prefix,
        financialYear: shortYearOf(day),
        orderId,
        credits,
        isPart,
        issuedAt: at,
        day,
        reason,
        taxablePaise,
        cgstPaise,
        sgstPaise,
        igstPaise,
        roundingPaise,
        totalPaise,
        content: jsonb(content),
      }),
    );
  }

  find(numbers: readonly string[]): Promise<InvoiceView[]> {
    return this.database.rows(sql<InvoiceView>`
      SELECT ${view.columns} FROM ${view.from} WHERE i.number = ANY(${numbers}::text[])
      ORDER BY array_position(${numbers}::text[], i.number)`);
  }

  findOwn(token: string, number: string): Promise<InvoiceView | null> {
    return this.database.row(sql<InvoiceView>`
      WITH RECURSIVE behind AS (
        SELECT id FROM orders WHERE token = ${token}
        UNION ALL SELECT m.into_id FROM behind b JOIN order_merge m ON m.order_id = b.id)
      SELECT ${view.columns} FROM ${view.from}
      WHERE i.number = ${number} AND i.order_id IN (SELECT id FROM behind)`);
  }

  page(query: ListInvoicesQuery): Promise<ListPage<InvoiceRowView>> {
    return this.replica.read((reads) => pageOf(reads, invoiceListing, query));
  }

  all(query: ListInvoicesQuery): Promise<InvoiceView[]> {
    const { columns, from } = view;
    const whole = { ...invoiceListing, columns, from, viewOf: (row: InvoiceView) => row };
    return this.replica.readLong((reads) =>
      allOf<ListInvoicesQuery, InvoiceView, InvoiceView>(reads, whole, query),
    );
  }
}
