import { usePageContext } from 'vike-react/usePageContext';
import { ProductRecord } from '../../../../../features/desk/products/product-record.tsx';

export function Page() {
  const slug = usePageContext().routeParams['slug'] ?? '';
  return <ProductRecord slug={slug} key={slug} />;
}
