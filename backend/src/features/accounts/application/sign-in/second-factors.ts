import type { AccountId } from '../../domain/account.ts';

export interface StoredFactor {
  /** Sealed; null when nobody began. */
  secret: string | null;
  /** It counts: a code of it was typed once. */
  on: boolean;
  recoveryCodesLeft: number;
}

/** The second factors of people as they are kept. Changes run in the caller's transaction. */
export abstract class SecondFactors {
  abstract find(account: AccountId): Promise<StoredFactor>;

  /** False when one is on already. */
  abstract begin(account: AccountId, sealedSecret: string): Promise<boolean>;

  /** False when none was begun, or one is on already. */
  abstract turnOn(account: AccountId, at: Date): Promise<boolean>;

  abstract turnOff(account: AccountId): Promise<void>;

  /** False when this code, or a later one, was used already. */
  abstract useStep(account: AccountId, step: number): Promise<boolean>;

  /** In the place of all earlier ones. */
  abstract keepRecoveryCodes(account: AccountId, hashes: readonly string[]): Promise<void>;

  /** False when it is none, or was used already. */
  abstract useRecoveryCode(account: AccountId, hash: string, at: Date): Promise<boolean>;
}
