import { usePageContext } from 'vike-react/usePageContext';
import { PostPreview } from '../../../../../../features/desk/blog/post-preview.tsx';

export function Page() {
  return <PostPreview slug={usePageContext().routeParams['slug'] ?? ''} />;
}
