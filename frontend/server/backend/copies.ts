import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, Client, RoundRobinPool, type Dispatcher } from 'undici';

/** How long one copy may take to accept a connection before the next is tried, and all of them together, ms. */
const ONE_WITHIN = 300;
const CONNECT_WITHIN = 1_000;

/**
 * Connections to all copies of the backend that its name stands for: each new one goes to the next address, and to the
 * one after it where nobody answers. The system's own order would send all of them to one copy. The backend ends a
 * connection after a hundred answers, so a copy that comes later gets its share too.
 */
export function connectionsToCopies(
  url: string,
  connections: number,
  options: RoundRobinPool.Options = {},
  find?: typeof lookup,
): RoundRobinPool {
  return new RoundRobinPool(url, {
    connections,
    pipelining: 1,
    connect: connect(find),
    factory: (origin, each) => new FreeAgain(origin, each),
    ...options,
  });
}

/** For `fetch`, by which pages ask: to be set once for the process. */
export function fetchFromCopies(): Agent {
  return new Agent({
    connect: connect(),
    factory: (origin, options) =>
      new RoundRobinPool(
        origin,
        Object.assign({}, options, { factory: (_: URL, each: object) => new FreeAgain(origin, each) }),
      ),
  });
}

/**
 * A connection that says it is free after a question that undici refuses by itself (an address or a header that cannot
 * be sent). Undici's own says that it is busy, and as it has nothing to do it never says that it is free again: each such
 * question would take a connection out of the pool for good.
 */
class FreeAgain extends Client {
  override dispatch(question: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return super.dispatch(question, handler) || this.stats.size === 0;
  }
}

function connect(find?: typeof lookup) {
  return {
    timeout: CONNECT_WITHIN,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ONE_WITHIN,
    lookup: roundRobin(find),
  };
}

/** Looks a name up like the system, and begins with another of its addresses each time. */
function roundRobin(find: typeof lookup = lookup): LookupFunction {
  let asked = 0;
  return (name, options, answer) => {
    find(name, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, []);
      const ordered = startingAt(asked++, addresses);
      const [first] = ordered;
      if (options.all || first === undefined) answer(null, ordered);
      else answer(null, first.address, first.family);
    });
  };
}

function startingAt(first: number, addresses: LookupAddress[]): LookupAddress[] {
  // One order for all, whatever order the system gives.
  const sorted = addresses
    .filter(({ address }) => isIP(address) > 0)
    .toSorted((one, other) => (one.address < other.address ? -1 : 1));
  const start = first % Math.max(1, sorted.length);
  return [...sorted.slice(start), ...sorted.slice(0, start)];
}
