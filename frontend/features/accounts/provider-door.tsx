import { beginOpenId, readStaffDoors } from '@shop/contracts/accounts/endpoints';
import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { call } from '../../api/client.ts';
import { LinkButton } from '../../ui/button.tsx';
import { words } from '../../words/en/admin-accounts.ts';

/** The way in through a provider, where there is one. */
export function ProviderDoor() {
  const { search } = usePageContext().urlParsed;
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    call(readStaffDoors).then(
      ({ provider }) => setName(provider?.name ?? null),
      // The password is a way in all the same.
      () => undefined,
    );
  }, []);
  if (name === null) return null;
  const { next } = search;
  const query = next ? `?${new URLSearchParams({ next }).toString()}` : '';
  return (
    <LinkButton look="quiet" wide href={beginOpenId.path + query} rel="external">
      {words.signInWith(name)}
    </LinkButton>
  );
}
