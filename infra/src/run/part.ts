import { log } from '../log.ts';
import { until } from '../wait.ts';
import { startBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';
import { watchReadiness } from './readiness.ts';
import type { Readiness } from './readiness.ts';
import { startService } from './service.ts';
import type { Service, ServiceOptions } from './service.ts';

/** One address at which a part of the shop is reached. */
export interface Listener {
  host: string;
  port: number;
  /** Visitors come in here: for whom something is asked is said to the copy. */
  names: boolean;
  /** What each copy tells of itself alone: not found here where several take turns, but at each one's own port. */
  ownPaths?: readonly string[];
  /** Whether that port is known: the first copy's is ten further than the listener's, the second's twenty. */
  ownPorts?: boolean;
}

export interface PartOptions {
  name: string;
  copies: number;
  listeners: readonly [Listener, ...Listener[]];
  /** A port for a copy of its own, behind the listener. */
  freePort: () => Promise<number>;
  /** How a copy is started that listens at these ports, one a listener. */
  service: (ports: number[], at: number) => Omit<ServiceOptions, 'name'>;
  /** Where a copy at these ports says that it takes requests. */
  readyAt: (ports: number[]) => string;
}

/** Backend or frontend, in as many processes as were asked for; each listener leads to those that are ready. */
export interface Part {
  copies: readonly PartCopy[];
  /** Starts one copy after the other afresh; with two or more no request is refused meanwhile. */
  restart(say?: (line: string) => void): Promise<void>;
  stop(): Promise<void>;
}

export interface PartCopy {
  /** Where this copy alone is reached, one address a listener. */
  urls: readonly string[];
  /** Ends it without warning, as a crash would; it is started again. */
  kill(): void;
  pid(): number | undefined;
}

/** Resolves when all copies are ready. Throws when one does not become so; then none is left running. */
export async function startPart(options: PartOptions): Promise<Part> {
  const { name, copies, listeners } = options;
  const members: (PartCopy & { service: Service; readyAt: string })[] = [];
  for (let at = 0; at < copies; at++) {
    const ports = listeners.map(({ port }) => port);
    if (copies > 1)
      for (const [listener, { port, ownPorts }] of listeners.entries())
        ports[listener] = ownPorts ? port + 10 * (at + 1) : await options.freePort();
    const service = startService({
      name: copies > 1 ? `${name} ${at + 1}` : name,
      ...options.service(ports, at),
    });
    const readyAt = options.readyAt(ports);
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    members.push({ service, readyAt, urls, kill: () => service.kill(), pid: () => service.pid() });
  }
  const stopAll = (): Promise<void[]> => Promise.all(members.map(({ service }) => service.stop()));
  try {
    await Promise.all(members.map(({ service, readyAt }) => untilReady(service, name, readyAt)));
    const front = copies > 1 ? await standInFront(listeners, members) : undefined;
    const allSeen = (): boolean => front === undefined || front.readiness.count() === copies;
    return {
      copies: members,
      async restart(say = () => undefined) {
        for (const [at, { service, readyAt }] of members.entries()) {
          await service.restart();
          await untilReady(service, name, readyAt);
          // The next one may only go when this one gets its share again.
          if (!(await until(allSeen, { within: 10_000, every: 50 })))
            log(`[${name}] not all copies are ready`);
          say(`${name} ${at + 1} of ${copies} is ready`);
        }
      },
      async stop() {
        front?.readiness.stop();
        await Promise.all(front?.balancers.map((balancer) => balancer.close()) ?? []);
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function standInFront(
  listeners: readonly Listener[],
  members: readonly { urls: readonly string[]; readyAt: string }[],
): Promise<{ readiness: Readiness; balancers: Balancer[] }> {
  const readiness = await watchReadiness(members.map(({ readyAt }) => readyAt));
  const urlsOf = (listener: number): string[] => members.map(({ urls }) => urls[listener] ?? '');
  const balancers = await Promise.all(
    listeners.map((listener, at) => startBalancer(listener, urlsOf(at), readiness)),
  );
  return { readiness, balancers };
}

async function untilReady(service: Service, name: string, address: string): Promise<void> {
  const answers = (): Promise<boolean> =>
    fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  const isUp = await until(async () => service.failed() || (await answers()), { within: 60_000, every: 50 });
  if (!isUp || service.failed())
    throw new Error(`The ${name} did not come up (${address}); its log says why.`);
}
