import { endpoint, type Endpoint } from './endpoint.ts';
import type { ListPage } from './listing/views.ts';
import type { Revised } from './revised.ts';

/** What records that staff enter are listed, read, added and saved by. */
export type RecordEndpoints<Query extends object, Row, Value extends object, Beside = object> = {
  list: Endpoint<string, { query: Query; view: ListPage<Row> }>;
  read: Endpoint<`${string}/:id`, { view: Revised<Value> & Beside }>;
  add: Endpoint<string, { body: Value; view: { id: string } }>;
  save: Endpoint<`${string}/:id`, { body: Value & { revision: number }; view: Revised<Value> }>;
};

/** `recordEndpoints('/api/admin/pickup-locations')<ListPlacesQuery, PickupLocationRowView, PickupLocationEntry>()` */
export function recordEndpoints(path: `/api/admin/${string}`) {
  return <Query extends object, Row, Value extends object, Beside = object>(): RecordEndpoints<
    Query,
    Row,
    Value,
    Beside
  > => ({
    list: endpoint('GET', path)(),
    read: endpoint('GET', `${path}/:id`)(),
    add: endpoint('POST', path)(),
    save: endpoint('PUT', `${path}/:id`)(),
  });
}
