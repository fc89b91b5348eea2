import { useConfig } from 'vike-react/useConfig';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import type { Data } from './+data.client.ts';

/** The screens of the records that the address names, under their title. */
export function useScreens(): Data['screens'] {
  const { title, screens } = useData<Data>();
  const { shop } = usePageContext();
  useConfig()({ title: `${title} · ${shop.identity.name}` });
  return screens;
}
