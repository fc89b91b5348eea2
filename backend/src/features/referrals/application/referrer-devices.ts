/** On which devices referrers are at home: where they opened their area, or placed orders for customers. */
export abstract class ReferrerDevices {
  /** Of a referrer's many devices the newest are remembered. */
  abstract remember(referrerId: string, deviceId: string, at: Date): Promise<void>;
}
