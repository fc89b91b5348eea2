import { Migration } from '@mikro-orm/migrations';

export class EInvoice extends Migration {
  override up(): void {
    this.addSql(
      `create table "e_invoice" ("invoice_id" uuid not null, "irn" text not null, "ack_no" text not null, "ack_day" date not null, "qr" text not null, "recorded_at" timestamptz not null, "recorded_by" uuid not null, "recorded_by_name" text not null, "cancelled_on" date null, primary key ("invoice_id"))`,
    );
    this.addSql(
      `comment on table "e_invoice" is 'What the invoice registration portal gave for a document; added once, and then cancelled at most'`,
    );
    this.addSql(
      `comment on column "e_invoice"."qr" is 'As the portal signed it; empty once its invoice does not name its buyer any more'`,
    );
    this.addSql(`comment on column "e_invoice"."cancelled_on" is 'On the portal'`);
    this.addSql(`alter table "e_invoice" add constraint "e_invoice_irn_key" unique ("irn")`);
    this.addSql(
      `alter table "e_invoice" add constraint "e_invoice_invoice_id_fkey" foreign key ("invoice_id") references "invoice" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "e_invoice" add constraint "e_invoice_recorded_by_fkey" foreign key ("recorded_by") references "staff" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "e_invoice" add constraint "e_invoice_cancelled_in_time" check ((cancelled_on >= ack_day) AND (cancelled_on <= (ack_day + 1)))`,
    );
    this.addSql(
      `alter table "e_invoice" add constraint "e_invoice_irn_check" check (irn ~ '^[0-9a-f]{64}$')`,
    );
    this.addSql(
      `alter table "e_invoice" add constraint "e_invoice_ack_no_check" check (ack_no ~ '^[0-9]{1,20}$')`,
    );
  }
}
