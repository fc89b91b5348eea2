import { Migration } from '@mikro-orm/migrations';

export class CommissionCredits extends Migration {
  override up(): void {
    this.addSql(
      `create table "tax_challan" ("id" uuid not null, "bsr_code" text not null, "serial" text not null, "paid_on" date not null, "entered_at" timestamptz not null, "entered_by" uuid not null, primary key ("id"))`,
    );
    this.addSql(
      `comment on table "tax_challan" is 'By which tax that was kept back of commissions was paid to the state'`,
    );
    this.addSql(`comment on column "tax_challan"."bsr_code" is 'Of the branch of the bank'`);
    this.addSql(
      `alter table "tax_challan" add constraint "tax_challan_once" unique ("bsr_code", "serial", "paid_on")`,
    );
    this.addSql(
      `create table "commission_credit" ("id" uuid not null, "referrer_id" uuid not null, "month" text not null, "credited_on" date not null, "booked_on" date null, "made_at" timestamptz not null, "through_turn" bigint not null, "gross_paise" bigint not null, "tax_year" text not null, "tax_section" text not null, "tax_basis_points" int not null, "taxable_paise" bigint not null, "tax_paise" bigint not null, "payee" jsonb not null, "challan_id" uuid null, primary key ("id"))`,
    );
    this.addSql(
      `comment on table "commission_credit" is 'What a referrer earned in a month, credited and taxed at its end'`,
    );
    this.addSql(`comment on column "commission_credit"."credited_on" is 'The last day of the month'`);
    this.addSql(
      `comment on column "commission_credit"."booked_on" is 'Later than credited_on, which was closed; null: on it'`,
    );
    this.addSql(
      `comment on column "commission_credit"."through_turn" is 'It covers the entries after those that were credited or paid before, up to this one'`,
    );
    this.addSql(
      `comment on column "commission_credit"."gross_paise" is 'Less than nothing: more was taken back'`,
    );
    this.addSql(`comment on column "commission_credit"."payee" is 'Name, address and PAN, as they were'`);
    this.addSql(
      `create table "commission_credit_start" ("single" boolean not null default true, "month" text not null, primary key ("single"))`,
    );
    this.addSql(
      `comment on table "commission_credit_start" is 'The first month that is credited, of a shop that owed commissions before there were credits: those with it'`,
    );
    this.addSql(
      `alter table "commission_credit_start" add constraint "commission_credit_start_single_check" check (single)`,
    );
    this.addSql(
      `alter table "commission_credit_start" add constraint "commission_credit_start_month_check" check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')`,
    );
    // What was earned before is credited with the month of the update: no tax falls due on days that are reported already.
    this.addSql(
      `insert into "commission_credit_start" ("month") select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM') where exists (select from "commission_sum" where "due_paise" > 0)`,
    );
    this.addSql(`create index "commission_credit_day" on "commission_credit" ("credited_on")`);
    this.addSql(
      `create index "commission_credit_challan" on "commission_credit" ("challan_id") where challan_id IS NOT NULL`,
    );
    this.addSql(
      `alter table "commission_credit" add constraint "commission_credit_once" unique ("referrer_id", "month")`,
    );
    this.addSql(`alter table "payout" add "uncredited_paise" bigint null, add "challan_id" uuid null`);
    // Nothing was credited before: all that was paid was taxed when it was paid.
    this.addSql(`update "payout" set "uncredited_paise" = "gross_paise"`);
    this.addSql(`alter table "payout" alter column "uncredited_paise" set not null`);
    this.addSql(
      `comment on column "payout"."uncredited_paise" is 'What of it no monthly statement had credited: of this part the tax is'`,
    );
    this.addSql(
      `alter table "payout" add constraint "payout_challan_id_fkey" foreign key ("challan_id") references "tax_challan" ("id") on update no action on delete no action`,
    );
    this.addSql(`create index "payout_challan" on "payout" ("challan_id") where challan_id IS NOT NULL`);
    this.addSql(`alter table "commission_entry" drop constraint "commission_entry_cause_check"`);
    this.addSql(`alter table "commission_entry" drop constraint "commission_entry_check"`);
    this.addSql(`alter table "commission_entry" drop constraint "commission_entry_check1"`);
    this.addSql(`alter table "commission_entry" drop constraint "commission_entry_check4"`);
    this.addSql(`alter table "commission_entry" drop constraint "commission_entry_kind_check"`);
    this.addSql(`alter table "commission_entry" add "credit_id" uuid null`);
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_credit_id_fkey" foreign key ("credit_id") references "commission_credit" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `create unique index "commission_entry_credit" on "commission_entry" ("credit_id") where credit_id IS NOT NULL`,
    );
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_cause_check" check ("cause" in ('order', 'attribution', 'flag', 'payout', 'credit'))`,
    );
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_check" check (kind IN ('paid', 'returned', 'taxed') = (order_id IS NULL))`,
    );
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_check1" check ((payout_id IS NOT NULL) = (cause = 'payout') AND (credit_id IS NOT NULL) = (cause = 'credit'))`,
    );
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_check4" check (num_nonnulls(order_id, payout_id, credit_id) = 1 AND (credit_id IS NOT NULL) = (kind = 'taxed'))`,
    );
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_kind_check" check ("kind" in ('pending', 'earned', 'reversed', 'paid', 'returned', 'taxed'))`,
    );
    this.addSql(
      `alter table "tax_challan" add constraint "tax_challan_entered_by_fkey" foreign key ("entered_by") references "staff" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "tax_challan" add constraint "tax_challan_bsr_code_check" check (bsr_code ~ '^[0-9]{7}$')`,
    );
    this.addSql(
      `alter table "tax_challan" add constraint "tax_challan_serial_check" check (serial ~ '^[0-9]{5}$')`,
    );
    this.addSql(
      `alter table "commission_credit" add constraint "commission_credit_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "commission_credit" add constraint "commission_credit_challan_id_fkey" foreign key ("challan_id") references "tax_challan" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "commission_credit" add constraint "commission_credit_check" check (tax_paise >= 0 AND tax_paise <= greatest(gross_paise, 0))`,
    );
    this.addSql(
      `alter table "commission_credit" add constraint "commission_credit_month_check" check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')`,
    );
    this.addSql(
      `alter table "commission_credit" add constraint "commission_credit_gross_paise_check" check (gross_paise <> 0)`,
    );
    this.addSql(
      `alter table "commission_credit" add constraint "commission_credit_taxable_paise_check" check (taxable_paise >= 0)`,
    );
    const repeated = {
      policy: 'standard',
      retryLimit: 2,
      retryDelay: 30,
      expireInSeconds: 300,
      retentionSeconds: 3600,
      deleteAfterSeconds: 3600,
    };
    this.addSql(`SELECT pgboss.create_queue('commission-credits', '${JSON.stringify(repeated)}'::jsonb)`);
  }
}
