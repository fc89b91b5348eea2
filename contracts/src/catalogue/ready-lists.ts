import { endpoint } from '../endpoint.ts';
import { orderEndpoints } from '../record-endpoints.ts';
import { recordKind } from '../record-kind.ts';
import type { Entered, EnteredFields } from '../rules/entered-fields.ts';
import { MOST_LINES, READY_LIST_TEXT } from '../rules/limits.ts';

const fields = {
  name: { kind: 'text', limit: READY_LIST_TEXT.name, column: { heading: 'Name' } },
  nameTa: { kind: 'text', limit: READY_LIST_TEXT.name, optional: true, column: { heading: 'Tamil name' } },
  sentence: { kind: 'text', limit: READY_LIST_TEXT.sentence, column: { heading: 'Sentence' } },
  sentenceTa: {
    kind: 'text',
    limit: READY_LIST_TEXT.sentence,
    optional: true,
    column: { heading: 'Tamil sentence' },
  },
  lines: { kind: 'goods', most: MOST_LINES, column: { heading: 'Items' } },
  active: { kind: 'switch', initial: true, column: { heading: 'Shown' } },
} as const satisfies EnteredFields;

export type ReadyListEntry = Entered<typeof fields>;

/** What a ready-made list is at this moment. */
interface ReadyListToday {
  /** How many of its items can be had. */
  items: number;
  /** What those come to. */
  totalPaise: number;
  /** What of it is not for sale, or sold out, by name. */
  missing: string[];
}

/** A row of the list of ready-made lists. */
export interface ReadyListRowView extends ReadyListEntry, ReadyListToday {
  id: string;
}

/** Goods that the owner put together; shoppers put them on their list as they are. */
export const readyLists = recordKind({
  topic: 'ready-lists',
  audited: 'ready-list',
  path: '/api/admin/ready-lists',
  may: { read: 'catalogue.read', write: 'catalogue.write' },
  fields,
})<ReadyListRowView>();

export const readyListOrder = orderEndpoints('/api/admin/ready-lists');
export const removeReadyList = endpoint('DELETE', '/api/admin/ready-lists/:id')<{ view: { id: string } }>();
