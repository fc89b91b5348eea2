import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { SecondFactors, type StoredFactor } from '../../application/sign-in/second-factors.ts';
import type { AccountId } from '../../domain/account.ts';
import { AREA_TABLES, peopleOf } from './areas.ts';

@Injectable()
export class PostgresSecondFactors extends SecondFactors {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ audience, id }: AccountId): Promise<StoredFactor> {
    const { recoveryCodes, personId } = AREA_TABLES[audience];
    const row = await this.database.row(
      db
        .selectFrom(peopleOf(audience))
        .select((eb) => [
          'p.totpSecret as secret',
          eb('p.totpSince', 'is not', null).$castTo<boolean>().as('on'),
          eb
            .selectFrom(recoveryCodes)
            .select(eb.fn.countAll<number>().as('left'))
            .whereRef(personId, '=', 'p.id')
            .where('usedAt', 'is', null)
            .$asScalar()
            .as('recoveryCodesLeft'),
        ])
        .where('p.id', '=', id),
    );
    return row ?? { secret: null, on: false, recoveryCodesLeft: 0 };
  }

  async begin({ audience, id }: AccountId, sealedSecret: string): Promise<boolean> {
    const begun = await this.database.run(
      db
        .updateTable(AREA_TABLES[audience].people)
        .set({ totpSecret: sealedSecret, totpLastStep: null })
        .where('id', '=', id)
        .where('totpSince', 'is', null),
    );
    return begun === 1;
  }

  async turnOn({ audience, id }: AccountId, at: Date): Promise<boolean> {
    const turned = await this.database.run(
      db
        .updateTable(AREA_TABLES[audience].people)
        .set({ totpSince: at })
        .where('id', '=', id)
        .where('totpSince', 'is', null)
        .where('totpSecret', 'is not', null),
    );
    return turned === 1;
  }

  async turnOff(account: AccountId): Promise<void> {
    await this.database.run(
      db
        .updateTable(AREA_TABLES[account.audience].people)
        .set({ totpSecret: null, totpSince: null, totpLastStep: null })
        .where('id', '=', account.id),
    );
    await this.forgetRecoveryCodes(account);
  }

  async useStep({ audience, id }: AccountId, step: number): Promise<boolean> {
    const used = await this.database.run(
      db
        .updateTable(AREA_TABLES[audience].people)
        .set({ totpLastStep: step })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)])),
    );
    return used === 1;
  }

  async keepRecoveryCodes(account: AccountId, hashes: readonly string[]): Promise<void> {
    const { recoveryCodes, personId } = AREA_TABLES[account.audience];
    await this.forgetRecoveryCodes(account);
    await this.database.run(
      db.insertInto(recoveryCodes).values(hashes.map((codeHash) => ({ [personId]: account.id, codeHash }))),
    );
  }

  async useRecoveryCode({ audience, id }: AccountId, hash: string, at: Date): Promise<boolean> {
    const { recoveryCodes, personId } = AREA_TABLES[audience];
    const used = await this.database.run(
      db
        .updateTable(recoveryCodes)
        .set({ usedAt: at })
        .where(personId, '=', id)
        .where('codeHash', '=', hash)
        .where('usedAt', 'is', null),
    );
    return used === 1;
  }

  private async forgetRecoveryCodes({ audience, id }: AccountId): Promise<void> {
    const { recoveryCodes, personId } = AREA_TABLES[audience];
    await this.database.run(db.deleteFrom(recoveryCodes).where(personId, '=', id));
  }
}
