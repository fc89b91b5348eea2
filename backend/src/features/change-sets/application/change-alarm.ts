/** Wakes whoever applies changes of a kind when a time has come. */
export abstract class ChangeAlarm {
  /** In the caller's transaction: without the change there is no alarm. */
  abstract set(kind: string, changeSetId: string, inSeconds: number): Promise<void>;
}
