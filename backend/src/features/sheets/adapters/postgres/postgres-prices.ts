import { Injectable } from '@nestjs/common';
import type { PriceRowView } from '@shop/contracts/sheets/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Prices } from '../../application/prices.ts';

type TargetRow = { title: string; cells: { mrpPaise: number; netPaise: number } };

/** Raw SQL: changed prices are written in one statement. */
@Injectable()
export class PostgresPrices extends Prices {
  readonly kind = 'prices';
  readonly additions = null;

  constructor(private readonly database: Database) {
    super();
  }

  sheet(): Promise<PriceRowView[]> {
    return this.database.rows(
      db
        .selectFrom('product as p')
        .innerJoin('category as c', 'c.id', 'p.categoryId')
        .select(['p.code', 'p.name', 'p.nameTa', 'c.name as category', 'p.unit', 'p.content'])
        .select(sql<boolean>`p.state = 'draft'`.as('draft'))
        .select(['p.mrpPaise', 'p.netPaise', 'p.lastSeasonNetPaise as lastNetPaise'])
        .where('p.state', '!=', 'archived')
        .orderBy('c.position')
        .orderBy('p.position'),
    );
  }

  /** Locked in the order of ids, as sales lock them. */
  async rows(codes: readonly string[], locked: boolean): Promise<ReadonlyMap<string, TargetRow>> {
    const rows = await this.database.rows(
      db
        .selectFrom('product')
        .select(['code', sql<string>`concat_ws(' · ', name, content)`.as('title'), 'mrpPaise', 'netPaise'])
        .where('code', '=', (eb) => eb.fn.any(eb.val(codes)))
        .where('state', '!=', 'archived')
        .orderBy('id')
        .$if(locked, (chosen) => chosen.forNoKeyUpdate()),
    );
    return new Map(
      rows.map(({ code, title, mrpPaise, netPaise }) => [code, { title, cells: { mrpPaise, netPaise } }]),
    );
  }

  refusal({ mrpPaise, netPaise }: TargetRow['cells']): 'above-mrp' | null {
    return netPaise > mrpPaise ? 'above-mrp' : null;
  }

  async write(rows: ReadonlyMap<string, Partial<TargetRow['cells']>>): Promise<string[]> {
    const cells = [...rows.values()];
    await this.database.run(sql`
      UPDATE product p SET mrp_paise = coalesce(w.mrp, p.mrp_paise), net_paise = coalesce(w.net, p.net_paise)
      FROM unnest(${[...rows.keys()]}::text[], ${cells.map(({ mrpPaise }) => mrpPaise ?? null)}::integer[],
        ${cells.map(({ netPaise }) => netPaise ?? null)}::integer[]) AS w (code, mrp, net)
      WHERE p.code = w.code`);
    return [];
  }
}
