import { usePageContext } from 'vike-react/usePageContext';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { words } from '../../words/en/admin-accounts.ts';
import { DOORS } from './doors.ts';
import type { Area } from './entry-address.ts';
import { useProvider } from './use-provider.ts';

/** The way in through a provider, where there is one. */
export function ProviderDoor({ area }: { area: Area }) {
  const { search } = usePageContext().urlParsed;
  const name = useProvider();
  if (name === null) return null;
  const { next } = search;
  const query = next ? `?${new URLSearchParams({ next }).toString()}` : '';
  return (
    <LinkButton look="quiet" wide href={DOORS[area].atProvider.path + query} rel="external">
      {words.signInWith(name)}
    </LinkButton>
  );
}
