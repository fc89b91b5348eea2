import { usePageContext } from 'vike-react/usePageContext';
import { CollectionSheet } from '../../../../../../features/desk/schemes/collection-sheet.tsx';

export function Page() {
  return <CollectionSheet slug={usePageContext().routeParams['slug'] ?? ''} />;
}
