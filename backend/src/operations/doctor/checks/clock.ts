import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check, Environment } from '../check.ts';
import { DatabaseUnavailable, type ShopDatabase } from '../shop-database.ts';

/** s: from here on seasons, links and prices begin at another moment on another machine … */
const NOTICED = 5;
/** … and from here on sign-ins, sealed e-mails and S3 are refused. */
const HARMFUL = 60;
/** ms. */
const HTTP_WAIT = 2_500;

/** Whether this machine's clock agrees with the database's, and with a server's elsewhere. */
export const clock: Check = {
  name: 'clock',
  async examine({ env, database }) {
    const [own, elsewhere] = await Promise.all([databaseFinding(database), serverFinding(env)]);
    return [...own, ...elsewhere];
  },
};

async function databaseFinding(database: ShopDatabase): Promise<Finding[]> {
  try {
    // The connection is made before the clock is read.
    await database.rows('SELECT 1');
    const asked = Date.now();
    const { now } = await database.row<{ now: Date }>('SELECT clock_timestamp() AS now');
    return [verdictOn('the database’s', (now.getTime() - (asked + Date.now()) / 2) / 1000)];
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return [];
    throw error;
  }
}

/** Any HTTP server of the shop's tells the time in its answer, whatever the answer is. */
async function serverFinding(env: Environment): Promise<Finding[]> {
  for (const name of ['S3_ENDPOINT', 'OIDC_ISSUER', 'PUBLIC_URL']) {
    const address = env[name];
    if (!address || !URL.canParse(address)) continue;
    try {
      const asked = Date.now();
      const answer = await fetch(address, {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(HTTP_WAIT),
      });
      const date = Date.parse(answer.headers.get('date') ?? '');
      // It tells whole seconds: on average half a one is missing.
      if (!Number.isNaN(date)) {
        return [verdictOn(`that of ${name}`, (date + 500 - (asked + Date.now()) / 2) / 1000)];
      }
    } catch {
      // Whether it answers at all is another check's to say.
    }
  }
  return [];
}

/** @param ahead s that the other clock is ahead of ours */
export function verdictOn(whose: string, ahead: number): Finding {
  const apart = `This machine’s clock is ${Math.abs(ahead).toFixed(0)} s ${ahead > 0 ? 'behind' : 'ahead of'} ${whose}.`;
  const todo = 'Set both by a time server (timedatectl, chrony), then start the shop anew.';
  if (Math.abs(ahead) >= HARMFUL) return broken(apart, todo);
  if (Math.abs(ahead) >= NOTICED) return look(apart, todo);
  return fine(`This machine’s clock agrees with ${whose}.`);
}
