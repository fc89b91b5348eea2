import { Migration } from '@mikro-orm/migrations';

export class TaxStands extends Migration {
  override up(): void {
    this.addSql(`alter table "payout" add "tax_stands" boolean not null default false`);
    this.addSql(
      `comment on column "payout"."tax_stands" is 'The transfer failed when a challan had its tax or its month was closed: only the net came back'`,
    );
    this.addSql(
      `comment on column "payout"."uncredited_paise" is 'What of it no monthly credit had: of this part the tax is'`,
    );
    this.addSql(
      `comment on table "tax_challan" is 'By which tax that was deducted from commissions was paid to the state'`,
    );
  }
}
