import { readyLists as kind } from '@shop/contracts/catalogue/ready-lists';
import { sql } from 'kysely';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { recordList } from '../../../../platform/persistence/record-list.ts';
import { atTheEnd, columnsOf, plainFields } from '../../../../platform/persistence/record-table.ts';
import { ReadyLists } from '../../application/ready-lists.ts';

/** Raw SQL: the columns, conditions and sort keys of a list, and what stands in JSON. */

const table = {
  table: 'ready_list',
  key: 'id',
  fields: { ...plainFields('ready_list', kind.fields), lines: 'json' as const },
  fresh: atTheEnd('ready_list'),
};

/** What of each list can be had now, and what that comes to with no more than one order may have. */
export const readyListToday = sql`ready_list CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE l.had)::integer AS items,
    coalesce(sum(l.net_paise::bigint * l.most) FILTER (WHERE l.had), 0)::bigint AS total_paise,
    coalesce(jsonb_agg(l.name ORDER BY l.place) FILTER (WHERE NOT l.had), '[]') AS missing,
    coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'quantity', l.quantity) ORDER BY l.place)
      FILTER (WHERE l.had), '[]') AS had
  FROM (
    SELECT w.code, w.quantity, least(w.quantity, p.max_quantity) AS most, w.place, p.net_paise,
      coalesce(p.name, w.code) AS name,
      coalesce(p.state = 'active' AND c.active AND (p.stock IS NULL OR p.stock > 0), false) AS had
    FROM ROWS FROM (jsonb_to_recordset(ready_list.lines) AS (code text, quantity integer))
      WITH ORDINALITY AS w (code, quantity, place)
    LEFT JOIN product p ON p.code = w.code LEFT JOIN category c ON c.id = p.category_id) l) today`;

export const readyLists = recordList(ReadyLists, table, {
  name: 'ready-lists',
  columns: sql`ready_list.id, ${columnsOf(table)}, today.items, today.total_paise, today.missing`,
  from: readyListToday,
  key: sql`ready_list.id`,
  sorts: { usual: { by: sql`ready_list.position`, kind: 'number' } },
  conditions: ({ search = '' }) => hasWords(sql`concat_ws(' ', ready_list.name, ready_list.name_ta)`, search),
  viewOf: (row) => row,
});
