import { Migration } from '@mikro-orm/migrations';
import { grant, revokeAll } from './serving-role.ts';

/** What shoppers are shown; a feature that lets staff write one of them grants so in its migration. */
const CONTENT = [
  'picture',
  'category',
  'product_picture',
  'slug_redirect',
  'state',
  'city',
  'pickup_location',
  'referrer',
  'post',
  'post_redirect',
  'scheme',
];

/** Rows of these are added and never changed. */
const LEDGERS = ['audit_entry', 'order_line', 'order_event', 'payment', 'stock_entry'];

const CHANGING = {
  setting: 'select, insert, update (value, revision)',
  product: 'select, update (stock)',
  staff: 'select, insert',
  session:
    'select, insert, update (token_hash, previous_token_hash, rotated_at, expires_at, ended_at), delete',
  throttle: 'select, insert, update (count, resets_at), delete',
  orders: 'select, insert, update (state, hold_reason, transporter, lr_number, lr_date, parcels)',
  contact_message: 'select, insert, update (done_at, done_by)',
  reminder: 'select, insert',
  'sequence order_number': 'usage',
  'sequence content_version': 'usage',
};

/** What the migrator remembers is its own. */
const MIGRATIONS = ['migration', 'sequence migration_id_seq'];

/** The serving role could delete orders and staff, change totals and write `migration`: now it may what is named. */
export class NamedRights extends Migration {
  override up(): void {
    const rights: Record<string, string> = { ...CHANGING };
    for (const table of CONTENT) rights[table] = 'select';
    for (const table of LEDGERS) rights[table] = 'select, insert';
    this.addSql(revokeAll([...Object.keys(rights), ...MIGRATIONS]));
    this.addSql(grant(rights));
  }
}
