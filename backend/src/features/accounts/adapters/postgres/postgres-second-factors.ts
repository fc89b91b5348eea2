import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { SecondFactors, type StoredFactor } from '../../application/sign-in/second-factors.ts';
import type { AccountId } from '../../domain/account.ts';
import { AREA_TABLES } from './areas.ts';

@Injectable()
export class PostgresSecondFactors extends SecondFactors {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ audience, id }: AccountId): Promise<StoredFactor> {
    const { people, recoveryCodes, personId } = AREA_TABLES[audience];
    const row = await this.database.row(sql<StoredFactor>`
      SELECT p.totp_secret AS secret, p.totp_since IS NOT NULL AS on,
        (SELECT count(*)::integer FROM ${recoveryCodes} c
         WHERE c.${personId} = p.id AND c.used_at IS NULL) AS recovery_codes_left
      FROM ${people} p WHERE p.id = ${id}`);
    return row ?? { secret: null, on: false, recoveryCodesLeft: 0 };
  }

  async begin({ audience, id }: AccountId, sealedSecret: string): Promise<boolean> {
    const begun = await this.database.run(sql`
      UPDATE ${AREA_TABLES[audience].people} SET totp_secret = ${sealedSecret}, totp_last_step = NULL
      WHERE id = ${id} AND totp_since IS NULL`);
    return begun === 1;
  }

  async turnOn({ audience, id }: AccountId, at: Date): Promise<boolean> {
    const turned = await this.database.run(sql`
      UPDATE ${AREA_TABLES[audience].people} SET totp_since = ${at}
      WHERE id = ${id} AND totp_since IS NULL AND totp_secret IS NOT NULL`);
    return turned === 1;
  }

  async turnOff(account: AccountId): Promise<void> {
    await this.database.run(sql`
      UPDATE ${AREA_TABLES[account.audience].people}
      SET totp_secret = NULL, totp_since = NULL, totp_last_step = NULL WHERE id = ${account.id}`);
    await this.forgetRecoveryCodes(account);
  }

  async useStep({ audience, id }: AccountId, step: number): Promise<boolean> {
    const used = await this.database.run(sql`
      UPDATE ${AREA_TABLES[audience].people} SET totp_last_step = ${step}
      WHERE id = ${id} AND (totp_last_step IS NULL OR totp_last_step < ${step})`);
    return used === 1;
  }

  async keepRecoveryCodes(account: AccountId, hashes: readonly string[]): Promise<void> {
    const { recoveryCodes, personId } = AREA_TABLES[account.audience];
    await this.forgetRecoveryCodes(account);
    await this.database.run(sql`
      INSERT INTO ${recoveryCodes} (${personId}, code_hash) SELECT ${account.id}::uuid, unnest(${hashes}::text[])`);
  }

  async useRecoveryCode({ audience, id }: AccountId, hash: string, at: Date): Promise<boolean> {
    const { recoveryCodes, personId } = AREA_TABLES[audience];
    const used = await this.database.run(sql`
      UPDATE ${recoveryCodes} SET used_at = ${at}
      WHERE ${personId} = ${id} AND code_hash = ${hash} AND used_at IS NULL`);
    return used === 1;
  }

  private async forgetRecoveryCodes({ audience, id }: AccountId): Promise<void> {
    const { recoveryCodes, personId } = AREA_TABLES[audience];
    await this.database.run(sql`DELETE FROM ${recoveryCodes} WHERE ${personId} = ${id}`);
  }
}
