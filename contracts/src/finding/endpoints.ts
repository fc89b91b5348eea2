import { endpoint } from '../endpoint.ts';
import type { FindQuery } from './requests.ts';
import type { FoundView } from './views.ts';

/** A few of each kind that the person may read, for the palette. */
export const find = endpoint('GET', '/api/admin/finding')<{ query: FindQuery; view: FoundView }>();
