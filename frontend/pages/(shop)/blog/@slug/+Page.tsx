import { useData } from 'vike-react/useData';
import { PostPage } from '../../../../features/blog/post-page.tsx';
import type { Data } from './+data.tsx';

export function Page() {
  return <PostPage {...useData<Data>()} />;
}
