import type { Network } from '../../../shared/throttle/network.ts';

/** Who sends an order to the shop, and whence: it decides which limits hold. */
export type Sender =
  | {
      kind: 'customer';
      network: Network;
      /** Of the browser; null where it has no memory, or no JavaScript. */
      deviceId: string | null;
      /** The device that the order can be changed from; null where the browser runs no script. */
      device: { token: string; remember: boolean } | null;
    }
  /** Orders for a customer, who asked for it. */
  | { kind: 'referrer'; id: string; name: string; code: string; deviceId: string | null }
  /** Has spoken with the customer: no limit holds. */
  | { kind: 'staff'; id: string; name: string };
