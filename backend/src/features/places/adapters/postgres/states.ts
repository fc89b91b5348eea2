import { StateRequest } from '@shop/contracts/places/requests';
import type { StateEntry, StateName } from '@shop/contracts/places/views';
import { sql } from 'kysely';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { recordList } from '../../../../platform/persistence/record-list.ts';
import { asEntered, columnsOf, type TableOf } from '../../../../platform/persistence/record-table.ts';
import { States } from '../../application/states.ts';

/** Raw SQL: the columns, conditions and sort key of the list. */

const table: TableOf<StateEntry, StateName> = {
  table: 'state',
  key: 'code',
  fields: asEntered(StateRequest),
  beside: sql`code, abbreviation, name`,
};

export const states = recordList(States, table, {
  name: 'states',
  columns: sql`code, abbreviation, name, ${columnsOf(table)}`,
  from: sql`state`,
  key: sql`code`,
  keyKind: 'text',
  // Those that are served first, in the order in which shoppers choose.
  sorts: { usual: { by: sql`CASE WHEN served THEN position ELSE position + 100000 END`, kind: 'number' } },
  conditions: ({ search = '' }) => hasWords(sql`concat_ws(' ', code, abbreviation, name)`, search),
  viewOf: (row) => row,
});
