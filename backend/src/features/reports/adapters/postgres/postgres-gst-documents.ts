import { Injectable } from '@nestjs/common';
import type { Day } from '@shop/contracts/rules/days';
import {
  gstinOf,
  placeOfSupplyOf,
  type InvoiceContent,
  type InvoiceKind,
} from '@shop/contracts/rules/documents/invoices/invoice';
import type { RegistrationState } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { sql } from 'kysely';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { registrationOf } from '../../../../platform/persistence/registration.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { GstDocuments } from '../../application/gst-documents.ts';
import type { Series } from '../../domain/gstr1/gstr1.ts';
import type { DocumentLine, TaxDocument } from '../../domain/gstr1/tax-document.ts';

/** So many documents are read at once; each is summed by HSN, rate and unit before it leaves PostgreSQL. */
const PART = 1_000;

interface Row {
  id: string;
  issuedAt: string;
  number: string;
  kind: InvoiceKind;
  day: Day;
  series: string;
  running: number;
  sellerGstin: string;
  /** No more of the buyer than the return says. */
  parties: Pick<InvoiceContent, 'buyer' | 'placeOfSupply'>;
  isWithinState: boolean;
  totalPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  lines: DocumentLine[];
  credits: TaxDocument['credits'];
  registration: RegistrationState | null;
  isTakenBack: boolean;
}

/** Raw SQL: sums over the lines of documents that are kept as JSON. */
@Injectable()
export class PostgresGstDocuments extends GstDocuments {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  sum<Sum extends { add: (document: TaxDocument) => void }>(from: Day, to: Day, begin: () => Sum) {
    return this.replica.readLong(async (reads) => {
      const sum = begin();
      for (let after: Row | undefined; ;) {
        const rows: Row[] = await reads.rows(partOf(from, to, after));
        for (const row of rows) sum.add(documentOf(row));
        after = rows.at(-1);
        if (rows.length < PART) return sum;
      }
    });
  }

  async stateOf(from: Day, to: Day): Promise<string> {
    const row = await this.replica.read((reads) =>
      reads.row(sql<{ state: string }>`SELECT concat_ws(' ', count(*), max(i.issued_at), count(back.id),
          (SELECT concat_ws(' ', count(*), count(cancelled_on)) FROM e_invoice)) AS state
        FROM invoice i LEFT JOIN invoice back ON back.credits = i.id AND NOT back.is_part WHERE ${sql.join(isWithin(sql`i.issued_at`, { from, to }), sql` AND `)}`),
    );
    return row?.state ?? '';
  }

  async countBetween({ series, first, last }: Series): Promise<number> {
    const [prefix = '', year = ''] = series.split('/');
    const row = await this.replica.read((reads) =>
      reads.row(sql<{ count: number }>`SELECT count(*)::integer AS count FROM invoice
        WHERE prefix = ${prefix} AND financial_year = ${year} AND running BETWEEN ${first} AND ${last}`),
    );
    return row?.count ?? 0;
  }
}

/** Of the lines of `b`: what has the same HSN, rate and unit. */
const lines = sql`(SELECT coalesce(jsonb_agg(g), '[]') FROM (
  SELECT l.hsn, l."basisPoints", l.unit, coalesce(sum(l.quantity), 0)::bigint AS quantity,
    sum(l."taxablePaise")::bigint AS "taxablePaise", sum(l."cgstPaise")::bigint AS "cgstPaise",
    sum(l."sgstPaise")::bigint AS "sgstPaise", sum(l."igstPaise")::bigint AS "igstPaise"
  FROM jsonb_to_recordset(b.lines) AS l (hsn text, "basisPoints" integer, unit text, quantity integer,
    "taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint)
  GROUP BY 1, 2, 3) g)`;
const parties = sql`jsonb_build_object('placeOfSupply', b."placeOfSupply", 'buyer', jsonb_build_object(
  'name', b.buyer -> 'name', 'gstin', b.buyer -> 'gstin', 'tradeName', b.buyer -> 'tradeName',
  'stateCode', b.buyer -> 'stateCode', 'stateName', b.buyer -> 'stateName'))`;

/** The content is unpacked once for each document: that is what takes the time. */
const partOf = (from: Day, to: Day, after: Row | undefined) => sql<Row>`
  SELECT i.id, i.issued_at, i.number, i.kind, i.day, i.prefix || '/' || i.financial_year AS series, i.running,
    b.seller ->> 'gstin' AS seller_gstin, ${parties} AS parties,
    b."isWithinState" AS is_within_state, i.total_paise, i.taxable_paise, i.cgst_paise,
    i.sgst_paise, i.igst_paise, ${lines} AS lines,
    CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('number', c.number, 'totalPaise', c.total_paise,
      'registration', ${sql.raw(registrationOf('c'))}) END AS credits,
    ${sql.raw(registrationOf('i'))} AS registration,
    EXISTS (SELECT FROM invoice back WHERE back.credits = i.id AND NOT back.is_part) AS is_taken_back
  FROM invoice i
  CROSS JOIN LATERAL jsonb_to_record(i.content) AS b (seller jsonb, buyer jsonb, "placeOfSupply" jsonb,
    "isWithinState" boolean, lines jsonb)
  LEFT JOIN invoice c ON c.id = i.credits
  WHERE ${sql.join(isWithin(sql`i.issued_at`, { from, to }), sql` AND `)}
    ${after ? sql`AND (i.issued_at, i.id) > (${after.issuedAt}::timestamptz, ${after.id}::uuid)` : sql``}
  ORDER BY i.issued_at, i.id LIMIT ${PART}`;

function documentOf(row: Row): TaxDocument {
  const {
    number,
    kind,
    day,
    series,
    running,
    sellerGstin,
    isWithinState,
    totalPaise,
    lines: sums,
    credits,
    registration,
    isTakenBack,
  } = row;
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = row;
  const { buyer, placeOfSupply } = row.parties;
  // JSON has null where the invoice has nothing.
  const parties = { buyer, ...(placeOfSupply && { placeOfSupply }) };
  const gstin = gstinOf(parties);
  return {
    number,
    kind,
    day,
    series,
    running,
    sellerGstin,
    gstin,
    name: gstin === '' ? '' : buyer.tradeName || buyer.name,
    place: placeOfSupplyOf(parties),
    isWithinState,
    totalPaise,
    entered: { taxablePaise, cgstPaise, sgstPaise, igstPaise },
    lines: sums,
    credits,
    registration,
    isTakenBack,
  };
}
