import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../src/platform/persistence/database.ts';
import type { TestShop } from '../boot-shop.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** Every step of the plan of a statement, `Index Scan orders orders_balance`. */
export async function planOf({ app }: TestShop, statement: RawBuilder<unknown>): Promise<string[]> {
  const rows = await app
    .get(Database)
    .rows(sql<Record<string, [{ Plan: PlanNode }]>>`EXPLAIN (FORMAT JSON) ${statement}`);
  const steps = (node: PlanNode): string[] => [
    [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' '),
    ...(node.Plans ?? []).flatMap(steps),
  ];
  return rows.flatMap((row) => Object.values(row).flatMap(([explained]) => steps(explained.Plan)));
}
