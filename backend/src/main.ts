import { readConfig } from './config/config.ts';
import { FirstOwnerAtStart } from './features/accounts/adapters/first-owner-at-start.ts';
import { createApp } from './app/create-app.ts';
import { PrivateListener } from './platform/http/private-listener.ts';
import { assertAdmission } from './platform/persistence/connections/admission.ts';
import { exitCodeOf, startFailure } from './start-failure.ts';

try {
  const config = readConfig(process.env);
  await assertAdmission(config);
  const app = await createApp(config);
  await app.init();
  await app.get(PrivateListener).listen();
  await app.listen(config.port, config.host);
  void app.get(FirstOwnerAtStart).runWhenPossible();
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  // Connections to the database would keep a process alive that serves nothing.
  process.exit(exitCodeOf(error));
}
