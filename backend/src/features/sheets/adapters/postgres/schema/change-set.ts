import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SheetRow } from '@shop/contracts/sheets/requests';
import type { RowChange } from '@shop/contracts/rules/catalogue/change-sets';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';

/** A sheet of prices, products or stock that was previewed, and may have been applied. */
export const changeSet = defineEntity({
  name: 'ChangeSet',
  tableName: 'change_set',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(['prices', 'products', 'stock-count', 'goods-in']),
    state: p.enum(['previewed', 'scheduled', 'withdrawn', 'applied', 'undone']),
    madeAt: instant(),
    madeBy: references(staff),
    changes: p
      .json<readonly RowChange[]>()
      .comment('ChangedRowView[]: what the cells were when it was previewed, and what they are to be'),
    applyAt: instant().nullable(),
    appliedAt: instant().nullable(),
    leftRows: p
      .json<{ key: string; title: string }[]>()
      .defaultRaw("'[]'")
      .comment('What somebody had changed by then, and was left as it was'),
  },
  indexes: [
    { name: 'change_set_due', properties: ['kind', 'applyAt'], where: "state = 'scheduled'" },
    {
      name: 'change_set_newest',
      properties: ['kind', 'madeAt'],
      columns: [{ name: 'kind' }, { name: 'madeAt', sort: 'DESC' }],
    },
  ],
  checks: [
    { name: 'change_set_check', expression: "(state <> 'scheduled') OR apply_at IS NOT NULL" },
    { name: 'change_set_check1', expression: "state IN ('applied', 'undone') = (applied_at IS NOT NULL)" },
  ],
});

export const sheetPart = defineEntity({
  name: 'SheetPart',
  tableName: 'sheet_part',
  properties: {
    staffId: references(staff).primary(),
    sheet: p.uuid().primary(),
    part: p.integer().primary().check('part >= 0'),
    at: instant(),
    rows: p.json<readonly SheetRow[]>(),
  },
  comment: 'Rows of files that are too long for one request; swept after a day',
  indexes: [{ name: 'sheet_part_at', properties: ['at'] }],
});
