import { ConfigError, readConfig } from '../../../config/config.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check } from '../check.ts';

/** What the backend would refuse to start with: secrets, PUBLIC_URL, proxies, ports. */
export const settings: Check = {
  name: 'settings',
  examine: ({ env, production }) => {
    const found: Finding[] = [];
    if (!production) {
      const says = 'NODE_ENV is not production: weak addresses and passwords are let pass.';
      found.push(look(says, 'Set NODE_ENV=production where customers come.'));
    }
    try {
      const { publicUrl } = readConfig(env);
      found.push(fine(`The settings are fit to start; people reach the shop at ${publicUrl}.`));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      for (const fault of error.faults) {
        found.push(
          broken(`${fault}.`, 'Set it in .env or in the environment: .env.example says what it is.'),
        );
      }
    }
    return Promise.resolve(found);
  },
};
