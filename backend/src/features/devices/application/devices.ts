/** The browsers that the shop remembers. */
export abstract class Devices {
  /** @param token of the device's cookie @returns whether this device placed this order */
  abstract isOwn(orderId: string, token: string | null): Promise<boolean>;
}
