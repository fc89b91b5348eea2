import { usePageContext } from 'vike-react/usePageContext';
import { CategoryRecord } from '../../../../../features/desk/categories/category-record.tsx';

export function Page() {
  const id = usePageContext().routeParams['id'] ?? '';
  return <CategoryRecord id={id} key={id} />;
}
