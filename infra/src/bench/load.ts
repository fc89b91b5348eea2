import { randomInt } from 'node:crypto';

import autocannon from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Another path for every request, in the place of the address's. */
  path?: () => string;
  /** A fresh body for every request. */
  body?: () => string;
  /** Asks from another address each time, as the proxy in front of the shop would report it. */
  fromAnywhere?: boolean;
  /** Requests a second over all connections; without it each connection asks again as soon as it is answered. */
  rate?: number;
  /** A connection is given up after so many requests; without it, it is kept. */
  requestsAConnection?: number;
}

/** The backend ends a connection after its hundredth answer, which autocannon would not heed: it asked on, for 503s. */
export const AT_BACKEND = { requestsAConnection: 100 };

/** Warm as in the rush: the shop’s code is larger than the floor's, and compiled as it runs. s */
export const WARM_UP = 15;

/** Some of the load was refused, or not answered at all: how quickly tells nothing. */
export class LoadFailed extends Error {}

export interface Measured {
  /** Requests answered with 2xx, a second. */
  perSecond: number;
  /** ms. */
  p50: number;
  p95: number;
}

/** What came back in one or more rounds. */
interface Answers {
  good: number;
  seconds: number;
  /** ms, of all answers. */
  times: number[];
}

/**
 * Asks a target again and again over a number of connections, for some seconds, and says how quickly it answered.
 * @throws LoadFailed where one request was not answered with 2xx
 */
export async function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  return summary([await ask(target, connections, seconds)]);
}

/** s; short enough that what else the machine does falls on both, long enough that its first answers do not count. */
const ROUND = 2;

/** The same of two targets that alternate, so that a machine that changes its pace changes it for both. */
export async function measureAlternately(
  targets: readonly [Target, Target],
  connections: number,
  seconds: number,
): Promise<[Measured, Measured]> {
  const [one, other]: [Answers[], Answers[]] = [[], []];
  for (let round = 0; round < seconds / ROUND; round++) {
    one.push(await ask(targets[0], connections, ROUND));
    other.push(await ask(targets[1], connections, ROUND));
  }
  return [summary(one), summary(other)];
}

async function ask(target: Target, connections: number, seconds: number): Promise<Answers> {
  const times: number[] = [];
  const { path, body, fromAnywhere = false, rate, requestsAConnection } = target;
  const options: autocannon.Options = {
    url: target.url,
    connections,
    duration: seconds,
    method: target.method ?? 'GET',
    headers: target.headers ?? {},
    ...(rate && { overallRate: rate }),
    ...(requestsAConnection && { reconnectRate: requestsAConnection }),
    ...((path ?? body) && {
      requests: [
        {
          setupRequest: (request: autocannon.Request) => ({
            ...request,
            ...(path && { path: path() }),
            ...(body && { body: body() }),
            headers: { ...request.headers, ...(fromAnywhere && { 'x-forwarded-for': anyAddress() }) },
          }),
        },
      ],
    }),
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(options, (error, measured) => (error ? reject(error) : resolve(measured)));
    load.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
  });
  refuseFailed(`${options.method} ${target.url} over ${connections} connections`, result);
  return { good: result['2xx'], seconds: result.duration, times };
}

function refuseFailed(
  what: string,
  { non2xx, errors, statusCodeStats, '2xx': good }: autocannon.Result,
): void {
  if (non2xx + errors === 0 && good > 0) return;
  const answers = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => `${count} × ${status}`);
  throw new LoadFailed(
    `${what} cannot be measured: of ${good + non2xx + errors} requests ${non2xx + errors} failed ` +
      `(${[...answers, `${errors} × no answer`].join(', ')}).`,
  );
}

function summary(rounds: readonly Answers[]): Measured {
  const sum = (key: 'good' | 'seconds') => rounds.reduce((total, round) => total + round[key], 0);
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  return {
    perSecond: sum('good') / sum('seconds'),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

function anyAddress(): string {
  return `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
