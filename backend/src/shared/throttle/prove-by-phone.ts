import type { Network } from './network.ts';
import type { Throttle, ThrottleRule } from './throttle.ts';

const MINUTE = 60_000;
/** Guessing a phone for a known number; from elsewhere nobody stops its owner by guessing. */
const BY_NUMBER_AND_ADDRESS: ThrottleRule = { limit: 10, windowMs: 15 * MINUTE };
/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * MINUTE };

interface Guess {
  /** What is looked up; each has counts of its own. */
  what: string;
  number: string;
  network: Network;
}

/**
 * Runs a proof that somebody knows the phone behind a number; `prove` raises where they do not. Only wrong tries count.
 * @throws DomainError too-many-requests
 */
export async function proveByPhone<Proof>(
  throttle: Throttle,
  { what, number, network }: Guess,
  prove: () => Promise<Proof>,
): Promise<Proof> {
  const from = `${what} from ${network}`;
  const ofNumber = `${from} of ${number}`;
  await throttle.take(from, BY_ADDRESS);
  await throttle.take(ofNumber, BY_NUMBER_AND_ADDRESS);
  const proof = await prove();
  await throttle.clear(ofNumber);
  await throttle.giveBack(from);
  return proof;
}
