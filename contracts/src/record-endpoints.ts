import { endpoint, type Endpoint } from './endpoint.ts';
import type { PlaceRequest } from './listing/requests.ts';
import type { ListPage, OrderedRowView } from './listing/views.ts';
import type { Revised } from './revised.ts';

/** What records that staff enter are listed, read, added and saved by. */
export type RecordEndpoints<Query extends object, Row, Value extends object, Beside = object> = {
  list: Endpoint<string, { query: Query; view: ListPage<Row> }>;
  read: Endpoint<`${string}/:id`, { view: Revised<Value> & Beside }>;
  add: Endpoint<string, { body: Value; view: { id: string } }>;
  save: Endpoint<`${string}/:id`, { body: Value & { revision: number }; view: Revised<Value> }>;
};

/** `recordEndpoints('/api/admin/pickup-locations')<SearchedQuery, PickupLocationRowView, PickupLocationEntry>()` */
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

/** What the order that staff make of them by hand is read and changed by: a row goes before another, or to the end. */
export type OrderEndpoints = {
  read: Endpoint<string, { view: OrderedRowView[] }>;
  place: Endpoint<`${string}/:id/place`, { body: PlaceRequest; view: OrderedRowView[] }>;
};

export function orderEndpoints(path: `/api/admin/${string}`): OrderEndpoints {
  return { read: endpoint('GET', `${path}/order`)(), place: endpoint('PUT', `${path}/:id/place`)() };
}
