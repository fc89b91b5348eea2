import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';

/** A PDF of many pages that staff asked for. */
export const printing = defineEntity({
  name: 'Printing',
  tableName: 'printing',
  properties: {
    id: p.uuid().primary(),
    paper: p.enum(['packing-slips', 'covers', 'dispatch-sheet', 'invoices', 'estimates']),
    orders: p.json<{ number: string; parcels?: number }[]>().comment('Numbers, and how many covers'),
    state: p.enum(['waiting', 'done', 'failed']).default('waiting'),
    requestedAt: instant(),
    requestedBy: references(staff),
    file: p.blob().nullable(),
  },
  indexes: [{ name: 'printing_by_time', properties: ['requestedAt'] }],
  checks: [{ name: 'printing_check', expression: "(state = 'done') = (file IS NOT NULL)" }],
});
