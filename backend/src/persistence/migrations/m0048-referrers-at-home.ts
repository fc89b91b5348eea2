import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Referrers are at home on the devices they open their area on, the newest of many; what is all tax is paid. */
export class ReferrersAtHome extends Migration {
  override up(): void {
    this.addSql(`
      COMMENT ON TABLE referrer_device IS
        'Where referrers opened their area, or placed orders for customers; hashed, as senders of orders are'`);
    // What was all tax never met the bank, and waited for its answer.
    this.addSql(`
      UPDATE payout p SET state = 'paid', settled_at = b.approved_at FROM payout_batch b
      WHERE b.id = p.batch_id AND p.state = 'sent' AND p.tax_paise = p.gross_paise`);
    this.addSql(grant({ referrer_device: 'delete' }));
  }
}
