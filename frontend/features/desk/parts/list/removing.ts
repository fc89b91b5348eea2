import type { Endpoint } from '@shop/contracts/endpoint';
import type { Permission } from '@shop/contracts/rules/permissions';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/staff/list.ts';
import type { BulkAction, ListDescription } from './description.ts';

interface Removing<Row> {
  endpoint: Endpoint<`${string}/:id`, { view: { id: string } }>;
  permission: Permission;
  idOf: (row: Row) => string;
  fits?: (row: Row) => boolean;
  /** `30 products` */
  found: ListDescription<Row>['words']['found'];
  /** Which ones stay, a sentence each. */
  effects: readonly string[];
}

/** Deletes chosen rows of a list; what something stands on is refused by the shop. */
export function removing<Row>(asked: Removing<Row>): BulkAction<Row> {
  const { endpoint, permission, idOf, fits = () => true, found, effects } = asked;
  return {
    label: words.remove,
    permission,
    fits,
    danger: true,
    ask: (rows) => ({
      title: words.removeTitle(found(rows, false)),
      effects: [...effects, words.removeFinal],
    }),
    run: (row, attempt) => stepSignedIn(endpoint, { params: { id: idOf(row) }, attempt }),
    done: (rows) => words.removed(found(rows, false)),
  };
}
