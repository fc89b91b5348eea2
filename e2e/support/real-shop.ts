import { bareEnvironment, settingNames } from '../../infra/src/run/environment.ts';

/** What every setting of the real shop says while the tests run; it leads nowhere. */
export const REAL = 'https://real-shop.invalid';

/** By what a process of the shop would reach the real one’s database, bucket, mail server or provider. */
export function settingsOfRealShop(): string[] {
  const names = [...settingNames(), 'AWS_ENDPOINT_URL', 'AWS_ACCESS_KEY_ID', 'PGHOST', 'PGPASSWORD'];
  const harmless = bareEnvironment(Object.fromEntries(names.map((name) => [name, REAL])));
  return names.filter((name) => !(name in harmless));
}
