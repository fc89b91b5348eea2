import { Migration } from '@mikro-orm/migrations';

export class OwnChangeComments extends Migration {
  override up(): void {
    this.addSql(
      `comment on column "own_change"."state" is 'taken-back: withdrawn by the customer; overtaken: superseded, as the order was changed otherwise'`,
    );
    this.addSql(`comment on column "own_change"."answer" is 'Of the shop; the customer reads it'`);
  }
}
