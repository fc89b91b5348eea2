import { usePageContext } from 'vike-react/usePageContext';
import { useData } from 'vike-react/useData';
import type { Data } from './+data.ts';

export function Page() {
  const { shop } = usePageContext();
  const { categories } = useData<Data>();
  return (
    <>
      <h1>{shop.identity.tagline}</h1>
      <p>{categories.length}</p>
    </>
  );
}
