import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';

/** A closing or reopening of the books. */
export const booksClosing = defineEntity({
  name: 'BooksClosing',
  tableName: 'books_closing',
  properties: {
    turn: p.integer().primary().autoincrement().generated('identity'),
    closedThrough: p.date().nullable().comment('Nothing is booked on this day or before; null: all is open'),
    reason: p.text().comment('Why the books were opened again; empty of a closing'),
    at: instant(),
    by: references(staff),
    byName: p.text(),
  },
  comment: 'Up to which day the books were closed; the latest row counts',
  checks: [
    {
      name: 'books_closing_past',
      expression: "closed_through < (at AT TIME ZONE 'Asia/Kolkata')::date",
    },
  ],
});
