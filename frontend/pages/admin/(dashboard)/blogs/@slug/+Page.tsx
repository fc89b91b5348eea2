import { usePageContext } from 'vike-react/usePageContext';
import { PostRecord } from '../../../../../features/desk/blog/post-record.tsx';

export function Page() {
  return <PostRecord slug={usePageContext().routeParams['slug'] ?? ''} />;
}
