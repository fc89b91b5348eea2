import { Injectable } from '@nestjs/common';
import type { StateEffectView, StateEntry } from '@shop/contracts/places/views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { StateEffects } from '../../application/states.ts';

/** Raw SQL: several counts of the same orders in one pass. */

/** So many orders are named. */
const NAMED = 5;

@Injectable()
export class PostgresStateEffects extends StateEffects {
  constructor(private readonly database: Database) {
    super();
  }

  async of(
    code: string,
    { served, allowed, goods, minimumOrderPaise }: StateEntry,
  ): Promise<StateEffectView> {
    const sends = served && allowed;
    return (await this.database.row(sql<StateEffectView>`
      WITH going AS (
        SELECT o.number,
          NOT ${sends}::boolean AS is_blocked,
          ${sends && goods === 'green'}::boolean AND EXISTS (
            SELECT FROM order_line l JOIN product p ON p.id = l.product_id
            WHERE l.order_id = o.id AND p.neeri_certificate IS NULL) AS holds_banned,
          ${sends}::boolean AND o.goods_paise < ${minimumOrderPaise}::bigint AS is_small
        FROM orders o WHERE o.state IN ('placed', 'confirmed', 'packed') AND o.state_code = ${code})
      SELECT count(*)::integer AS open, jsonb_build_object(
        'blocked', ${counted(sql`is_blocked`)},
        'goods', ${counted(sql`holds_banned`)},
        'minimum', ${counted(sql`is_small`)}) AS refused
      FROM going`)) as StateEffectView;
  }
}

function counted(isSo: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`jsonb_build_object(
    'count', count(*) FILTER (WHERE ${isSo}),
    'numbers', coalesce(to_jsonb((array_agg(number ORDER BY number) FILTER (WHERE ${isSo}))[1:${sql.lit(NAMED)}]), '[]'))`;
}
