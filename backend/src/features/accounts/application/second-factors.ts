export interface StoredFactor {
  /** Sealed; null when nobody began. */
  secret: string | null;
  /** It counts: a code of it was typed once. */
  on: boolean;
  recoveryCodesLeft: number;
}

/** The second factors of staff as they are kept. Changes run in the caller's transaction. */
export abstract class SecondFactors {
  abstract find(staffId: string): Promise<StoredFactor>;

  /** False when one is on already. */
  abstract begin(staffId: string, sealedSecret: string): Promise<boolean>;

  /** False when none was begun, or one is on already. */
  abstract turnOn(staffId: string, at: Date): Promise<boolean>;

  abstract turnOff(staffId: string): Promise<void>;

  /** False when this code, or a later one, was used already. */
  abstract useStep(staffId: string, step: number): Promise<boolean>;

  /** In the place of all earlier ones. */
  abstract keepRecoveryCodes(staffId: string, hashes: readonly string[]): Promise<void>;

  /** False when it is none, or was used already. */
  abstract useRecoveryCode(staffId: string, hash: string, at: Date): Promise<boolean>;
}
