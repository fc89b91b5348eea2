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
  beside: sql`code, name`,
};

export const states = recordList(States, table, {
  name: 'states',
  columns: sql`code, name, ${columnsOf(table)}`,
  from: sql`state`,
  key: sql`code`,
  keyKind: 'text',
  sorts: { usual: { by: sql`position`, kind: 'number' } },
  conditions: ({ search = '' }) => hasWords(sql`concat_ws(' ', code, name)`, search),
  viewOf: (row) => row,
});
