import { Injectable } from '@nestjs/common';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { registrationOf } from '../../../../platform/persistence/registration.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { GstDocuments } from '../../application/gst-documents.ts';
import type { Series } from '../../domain/gstr1/gstr1.ts';
import type { TaxDocument } from '../../domain/gstr1/tax-document.ts';

/** So many documents are read at once. */
const PART = 1_000;

type Row = Omit<TaxDocument, 'place' | 'entered'> & {
  id: string;
  issuedAt: string;
  placeCode: string;
  placeName: string;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

/** Raw SQL: the sums that are kept of each document. */
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

const partOf = (from: Day, to: Day, after: Row | undefined) => sql<Row>`
  SELECT i.id, i.issued_at, i.number, i.kind, i.day, i.prefix || '/' || i.financial_year AS series, i.running,
    t.seller_gstin, t.gstin, t.buyer_name AS name, t.place_code, t.place_name, t.is_within_state, i.total_paise,
    i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise, t.sums AS lines,
    CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('number', c.number, 'totalPaise', c.total_paise,
      'registration', ${sql.raw(registrationOf('c'))}) END AS credits,
    ${sql.raw(registrationOf('i'))} AS registration,
    EXISTS (SELECT FROM invoice back WHERE back.credits = i.id AND NOT back.is_part) AS is_taken_back
  FROM invoice i JOIN invoice_tax t ON t.invoice_id = i.id LEFT JOIN invoice c ON c.id = i.credits
  WHERE ${sql.join(isWithin(sql`i.issued_at`, { from, to }), sql` AND `)}
    ${after ? sql`AND (i.issued_at, i.id) > (${after.issuedAt}::timestamptz, ${after.id}::uuid)` : sql``}
  ORDER BY i.issued_at, i.id LIMIT ${PART}`;

function documentOf(row: Row): TaxDocument {
  const { id: _, issuedAt: __, placeCode, placeName, ...document } = row;
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, ...rest } = document;
  return {
    ...rest,
    place: { code: placeCode, name: placeName },
    entered: { taxablePaise, cgstPaise, sgstPaise, igstPaise },
  };
}
