import { usePageContext } from 'vike-react/usePageContext';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { words } from '../../words/en/staff/accounts.ts';
import { AREAS } from './areas.ts';
import type { Area } from './entry-address.ts';
import { useProvider } from './use-provider.ts';

/** Leads to the sign-in at the identity provider, where there is one. */
export function ProviderButton({ area }: { area: Area }) {
  const { search } = usePageContext().urlParsed;
  const name = useProvider();
  if (name === null) return null;
  const { next } = search;
  const query = next ? `?${new URLSearchParams({ next }).toString()}` : '';
  return (
    <LinkButton look="quiet" wide href={AREAS[area].atProvider.path + query} rel="external">
      {words.signInWith(name)}
    </LinkButton>
  );
}
