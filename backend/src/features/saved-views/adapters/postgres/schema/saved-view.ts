import { defineEntity, p } from '@mikro-orm/postgresql';
import { references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';

/** Filters of a list that a person gave a name. */
export const savedView = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  properties: {
    id: p.uuid().primary(),
    staffId: references(staff),
    list: p.text(),
    name: p.text().check("name <> ''"),
    filters: p.text().comment('As the address of the list has them'),
  },
  uniques: [{ name: 'saved_view_name_once', properties: ['staffId', 'list', 'name'] }],
});
