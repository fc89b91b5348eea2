import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { SecondFactors, type StoredFactor } from '../../application/second-factors.ts';

@Injectable()
export class PostgresSecondFactors extends SecondFactors {
  constructor(private readonly database: Database) {
    super();
  }

  async find(staffId: string): Promise<StoredFactor> {
    const row = await this.database.row(sql<StoredFactor>`
      SELECT p.totp_secret AS secret, p.totp_since IS NOT NULL AS on,
        (SELECT count(*)::integer FROM recovery_code c WHERE c.staff_id = p.id AND c.used_at IS NULL) AS recovery_codes_left
      FROM staff p WHERE p.id = ${staffId}`);
    return row ?? { secret: null, on: false, recoveryCodesLeft: 0 };
  }

  async begin(staffId: string, sealedSecret: string): Promise<boolean> {
    const begun = await this.database.run(sql`
      UPDATE staff SET totp_secret = ${sealedSecret}, totp_last_step = NULL
      WHERE id = ${staffId} AND totp_since IS NULL`);
    return begun === 1;
  }

  async turnOn(staffId: string, at: Date): Promise<boolean> {
    const turned = await this.database.run(sql`
      UPDATE staff SET totp_since = ${at}
      WHERE id = ${staffId} AND totp_since IS NULL AND totp_secret IS NOT NULL`);
    return turned === 1;
  }

  async turnOff(staffId: string): Promise<void> {
    await this.database.run(sql`
      UPDATE staff SET totp_secret = NULL, totp_since = NULL, totp_last_step = NULL WHERE id = ${staffId}`);
    await this.database.run(sql`DELETE FROM recovery_code WHERE staff_id = ${staffId}`);
  }

  async useStep(staffId: string, step: number): Promise<boolean> {
    const used = await this.database.run(sql`
      UPDATE staff SET totp_last_step = ${step}
      WHERE id = ${staffId} AND (totp_last_step IS NULL OR totp_last_step < ${step})`);
    return used === 1;
  }

  async keepRecoveryCodes(staffId: string, hashes: readonly string[]): Promise<void> {
    await this.database.run(sql`DELETE FROM recovery_code WHERE staff_id = ${staffId}`);
    await this.database.run(sql`
      INSERT INTO recovery_code (staff_id, code_hash) SELECT ${staffId}::uuid, unnest(${hashes}::text[])`);
  }

  async useRecoveryCode(staffId: string, hash: string, at: Date): Promise<boolean> {
    const used = await this.database.run(sql`
      UPDATE recovery_code SET used_at = ${at}
      WHERE staff_id = ${staffId} AND code_hash = ${hash} AND used_at IS NULL`);
    return used === 1;
  }
}
