import { Migration } from '@mikro-orm/migrations';

export class BooksClosing extends Migration {
  override up(): void {
    this.addSql(
      `create table "books_closing" ("turn" int generated always as identity not null primary key, "closed_through" date null, "reason" text not null, "at" timestamptz not null, "by" uuid not null, "by_name" text not null)`,
    );
    this.addSql(
      `comment on table "books_closing" is 'Up to which day the books were closed; the latest row counts'`,
    );
    this.addSql(
      `comment on column "books_closing"."closed_through" is 'Nothing is booked on this day or before; null: all is open'`,
    );
    this.addSql(
      `comment on column "books_closing"."reason" is 'Why the books were opened again; empty of a closing'`,
    );
    this.addSql(`alter table "receipt" add "booked_on" date null`);
    this.addSql(
      `comment on column "receipt"."booked_on" is 'Later than received_on, which was closed; null: on it'`,
    );
    this.addSql(`alter table "staff" drop constraint "staff_role_check"`);
    this.addSql(
      `alter table "staff" add constraint "staff_role_check" check ("role" in ('owner', 'manager', 'catalogue', 'orders', 'content', 'accountant'))`,
    );
    this.addSql(`alter table "receipt_correction" add "booked_on" date null`);
    this.addSql(
      `comment on column "receipt_correction"."booked_on" is 'As its receipt has it while that is open: neither counts then; else the day of the correction'`,
    );
    this.addSql(`alter table "payout" add "paid_before" timestamptz null`);
    this.addSql(
      `comment on column "payout"."paid_before" is 'When it was paid, in a month that was closed before the transfer failed'`,
    );
    this.addSql(`alter table "membership_entry" add "booked_on" date null`);
    this.addSql(
      `comment on column "membership_entry"."booked_on" is 'Later than received_on, which was closed; null: on it. Of a correction: as its entry has it while that is open'`,
    );
    this.addSql(
      `alter table "books_closing" add constraint "books_closing_by_fkey" foreign key ("by") references "staff" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "books_closing" add constraint "books_closing_past" check (closed_through < (at AT TIME ZONE 'Asia/Kolkata')::date)`,
    );
  }
}
