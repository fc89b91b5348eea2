import { readIdentityProvider } from '@shop/contracts/accounts/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

/** What the provider is called at which people may prove who they are; null while nobody knows of one. */
export function useProvider(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    call(readIdentityProvider).then(
      ({ provider }) => setName(provider?.name ?? null),
      // The password is a way all the same.
      () => undefined,
    );
  }, []);
  return name;
}
