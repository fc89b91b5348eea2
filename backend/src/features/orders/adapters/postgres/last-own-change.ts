import { sql } from 'kysely';
import { jsonOf } from '../../../../platform/persistence/json-of.ts';
import type { OwnChange } from '../../domain/own-change.ts';

/** The last change of an order `o` by its customer; instants in it are PostgreSQL's text. */
export const lastOwnChange = sql<OwnChange | null>`(
  SELECT ${jsonOf('c', ['id', 'kind', 'state', 'order_revision', 'asked_at', 'reason', 'content', 'answer'])}
  FROM own_change c WHERE c.order_id = o.id ORDER BY c.asked_at DESC, c.id DESC LIMIT 1)`;
