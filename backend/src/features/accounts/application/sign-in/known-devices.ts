import type { SignedInAudience } from '../../domain/session.ts';

const DAY_MS = 86_400_000;
/** So long a device is known after somebody signed in on it. */
export const DEVICE_MS = 180 * DAY_MS;

export interface KnownDevice {
  audience: SignedInAudience;
  personId: string;
  tokenHash: string;
  at: Date;
}

/** Who signed in on which device before. */
export abstract class KnownDevices {
  /** The ids of those who signed in on a device since then. */
  abstract peopleOn(audience: SignedInAudience, tokenHash: string, since: Date): Promise<string[]>;

  /** Of a person's many devices the newest are remembered. */
  abstract remember(device: KnownDevice): Promise<void>;
}
