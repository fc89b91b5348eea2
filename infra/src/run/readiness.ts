import { pause } from '../wait.ts';

/** ms between two looks at a copy, and how long its answer may take. */
const LOOK_EVERY = 200;
const LOOK_WITHIN = 1_500;

/** Which copies say that they take requests, looked at again and again. */
export interface Readiness {
  isReady(at: number): boolean;
  /** How many are. */
  count(): number;
  stop(): void;
}

/**
 * Looks at each copy five times a second, and never again before it has answered: a machine that is busy is not made
 * busier.
 * @param addresses each answers 200 while its copy takes requests
 */
export async function watchReadiness(addresses: readonly string[]): Promise<Readiness> {
  const ready = new Set<number>();
  const over = new AbortController();
  const look = async (address: string, at: number): Promise<void> => {
    const isReady = await fetch(address, { signal: AbortSignal.timeout(LOOK_WITHIN) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (isReady) ready.add(at);
    else ready.delete(at);
  };
  const follow = async (address: string, at: number): Promise<void> => {
    for (; !over.signal.aborted; await pause(LOOK_EVERY)) await look(address, at);
  };
  await Promise.all(addresses.map(look));
  for (const [at, address] of addresses.entries()) void follow(address, at);
  return { isReady: (at) => ready.has(at), count: () => ready.size, stop: () => over.abort() };
}
