import { publicUrlFault } from '@shop/contracts/rules/environment';
import { CommandError } from './command-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where people reach the shop, for a link that is printed; null when PUBLIC_URL is not set.
 * @throws {CommandError} when it is no such address
 */
export function shopAddressIn(env: Environment): URL | null {
  const address = env['PUBLIC_URL'];
  if (!address) return null;
  const fault = publicUrlFault(address, false);
  if (fault) throw new CommandError(`${fault}. Nothing was changed.`);
  return new URL(address);
}
