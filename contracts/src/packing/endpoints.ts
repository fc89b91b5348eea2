import { endpoint } from '../endpoint.ts';
import type { TickLinesRequest } from './requests.ts';
import type { PackingListView, PackingView } from './views.ts';

/** What is to be packed. */
export const listPacking = endpoint('GET', '/api/admin/packing')<{ view: PackingListView }>();

export const readPacking = endpoint('GET', '/api/admin/packing/:number')<{ view: PackingView }>();

/** Says of lines how many of them are in the box. The last tick of a line counts; said twice it is said once. */
export const tickLines = endpoint('PUT', '/api/admin/packing/:number/ticks')<{
  body: TickLinesRequest;
  view: PackingView;
}>();
