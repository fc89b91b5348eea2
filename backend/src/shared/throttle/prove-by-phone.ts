import type { Network } from './network.ts';
import type { Throttle, ThrottleRule } from './throttle.ts';

const MINUTE = 60_000;
/**
 * Guessing phones: by the browser; where that has no memory, by the number that is looked up and the address. What others
 * guess, elsewhere or beside them, stops no owner.
 */
const BY_DEVICE: ThrottleRule = { limit: 10, windowMs: 15 * MINUTE };
/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * MINUTE };

interface Guess {
  /** What is looked up; each has counts of its own. */
  what: string;
  number: string;
  network: Network;
  /** Of the browser; null where it has no memory, or no JavaScript. */
  deviceId?: string | null;
  /** It is known to be the browser of whoever looks for what is theirs: its address, which many share, does not count. */
  isOwners?: boolean;
}

/**
 * Runs a proof that somebody knows the phone behind a number; `prove` raises where they do not. Only wrong tries count.
 * @throws DomainError too-many-requests
 */
export async function proveByPhone<Proof>(
  throttle: Throttle,
  { what, number, network, deviceId = null, isOwners = false }: Guess,
  prove: () => Promise<Proof>,
): Promise<Proof> {
  const from = `${what} from ${network}`;
  const own = deviceId === null ? `${from} of ${number}` : `${what} of device ${deviceId}`;
  if (!isOwners) await throttle.take(from, BY_ADDRESS);
  try {
    await throttle.take(own, BY_DEVICE);
  } catch (error) {
    // Who goes on guessing in vain uses up no tries of the others at this address.
    if (!isOwners) await throttle.giveBack(from);
    throw error;
  }
  const proof = await prove();
  await throttle.clear(own);
  if (!isOwners) await throttle.giveBack(from);
  return proof;
}
