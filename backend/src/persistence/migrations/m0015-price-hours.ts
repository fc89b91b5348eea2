import { Migration } from '@mikro-orm/migrations';

/** The queue of price changes that wait for their hour; tried again for a day. */
export class PriceHours extends Migration {
  override up(): void {
    this.addSql(`
      SELECT pgboss.create_queue('prices', '{ "policy": "standard", "retryLimit": 15, "retryDelay": 15,
        "retryBackoff": true, "retryDelayMax": 10800, "expireInSeconds": 120, "retentionSeconds": 1209600,
        "deleteAfterSeconds": 1209600 }'::jsonb)`);
  }
}
