import { Injectable } from '@nestjs/common';
import type { PriceRowView } from '@shop/contracts/prices/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Prices } from '../../application/prices.ts';

type TargetRow = { title: string; cells: { mrpPaise: number; netPaise: number } };

@Injectable()
export class PostgresPrices extends Prices {
  readonly kind = 'prices';
  readonly additions = null;

  constructor(private readonly database: Database) {
    super();
  }

  sheet(): Promise<PriceRowView[]> {
    return this.database.rows(sql<PriceRowView>`
      SELECT p.code, p.name, p.name_ta, c.name AS category, p.unit, p.content, p.state = 'draft' AS draft,
        p.mrp_paise, p.net_paise, p.last_season_net_paise AS last_net_paise
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.state <> 'archived' ORDER BY c.position, p.position`);
  }

  /** Locked in the order of ids, as sales lock them. */
  async rows(codes: readonly string[], locked: boolean): Promise<ReadonlyMap<string, TargetRow>> {
    const rows = await this.database.rows(sql<{
      code: string;
      title: string;
      mrpPaise: number;
      netPaise: number;
    }>`
      SELECT code, concat_ws(' · ', name, content) AS title, mrp_paise, net_paise FROM product
      WHERE code = ANY(${codes}::text[]) AND state <> 'archived'
      ORDER BY id ${locked ? sql`FOR NO KEY UPDATE` : sql``}`);
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
