import { ConfigError, readConfig } from './config/config.ts';
import { FirstOwnerAtStart } from './features/accounts/adapters/first-owner-at-start.ts';
import { createApp } from './app/create-app.ts';

try {
  const config = readConfig(process.env);
  const app = await createApp(config);
  await app.listen(config.port, config.host);
  void app.get(FirstOwnerAtStart).runWhenPossible();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
