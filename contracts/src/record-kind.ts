import { endpoint, type Endpoint } from './endpoint.ts';
import { recordEndpoints, type RecordEndpoints } from './record-endpoints.ts';
import type { SearchedQuery } from './listing/requests.ts';
import type { Entered, EnteredFields } from './rules/entered-fields.ts';
import type { Permission } from './rules/permissions.ts';

type KindEndpoints<Fields extends EnteredFields, Row> = RecordEndpoints<
  SearchedQuery,
  Row,
  Entered<Fields>
> & {
  export: Endpoint<`${string}/export/:format`, { query: SearchedQuery; view: unknown }>;
};

/** A kind of records that has a list, a form and a file, and no rules of its own. */
export interface RecordKind<Topic extends string, Fields extends EnteredFields, Row = unknown> {
  topic: Topic;
  /** What the audit log calls one of them. */
  audited: string;
  fields: Fields;
  /** Whoever may write may take the list away as a file, after typing their password. */
  may: { read: Permission; write: Permission };
  endpoints: KindEndpoints<Fields, Row>;
}

/**
 * `recordKind({ topic: 'suppliers', audited: 'supplier', path: '/api/admin/suppliers', fields, may })<Row>()`; without
 * more a row of the list has the fields, and its id.
 */
export function recordKind<const Topic extends string, Fields extends EnteredFields>({
  path,
  ...described
}: Pick<RecordKind<Topic, Fields>, 'topic' | 'audited' | 'fields' | 'may'> & {
  path: `/api/admin/${string}`;
}) {
  return <Row = Entered<Fields> & { id: string }>(): RecordKind<Topic, Fields, Row> => ({
    ...described,
    endpoints: { ...recordEndpoints(path)(), export: endpoint('GET', `${path}/export/:format`)() },
  });
}
