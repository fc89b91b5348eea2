import type { Network } from './network.ts';
import type { Throttle, ThrottleRule } from './throttle.ts';

const MINUTE = 60_000;
/**
 * Guessing phones: by the number that is looked up and the address; the browser of whoever it belongs to has a count of
 * its own. What others guess, elsewhere or beside them, stops no owner on it. Any other browser counts for nothing:
 * whoever asks makes up its id.
 */
const BY_NUMBER: ThrottleRule = { limit: 10, windowMs: 15 * MINUTE };
/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * MINUTE };

interface Guess {
  /** What is looked up; each has counts of its own. */
  what: string;
  number: string;
  network: Network;
  /** The browser that is known to be of whoever looks for what is theirs: the address, which many share, does not count. */
  ownDevice?: string | null;
}

/**
 * Runs a proof that somebody knows the phone behind a number; `prove` raises where they do not. Only wrong tries count.
 * @throws DomainError too-many-requests
 */
export async function proveByPhone<Proof>(
  throttle: Throttle,
  { what, number, network, ownDevice = null }: Guess,
  prove: () => Promise<Proof>,
): Promise<Proof> {
  const from = `${what} from ${network}`;
  const own = ownDevice === null ? `${from} of ${number}` : `${what} of device ${ownDevice}`;
  if (ownDevice === null) await throttle.take(from, BY_ADDRESS);
  try {
    await throttle.take(own, BY_NUMBER);
  } catch (error) {
    // Who goes on guessing in vain uses up no tries of the others at this address.
    if (ownDevice === null) await throttle.giveBack(from);
    throw error;
  }
  const proof = await prove();
  await throttle.clear(own);
  if (ownDevice === null) await throttle.giveBack(from);
  return proof;
}
