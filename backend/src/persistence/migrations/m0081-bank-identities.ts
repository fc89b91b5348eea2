import { Migration } from '@mikro-orm/migrations';

/** Of transfers that have a number the identity is that and the sum; only others have the bank’s words, and a day, in it. */
export const HASHED_IDENTITIES = `UPDATE bank_row SET identity = encode(sha256(convert_to(identity, 'UTF8')), 'hex')
  WHERE identity ~ ' [0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]+ .* [0-9]+$'`;

/** Names and phones of whoever paid stood in identities, which nothing erased. The shop hashes them as this does. */
export class BankIdentities extends Migration {
  override up(): void {
    this.addSql(HASHED_IDENTITIES);
  }
}
