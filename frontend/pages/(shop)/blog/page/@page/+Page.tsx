import { useData } from 'vike-react/useData';
import { BlogPage } from '../../../../../features/blog/blog-page.tsx';
import type { Data } from './+data.ts';

export function Page() {
  return <BlogPage {...useData<Data>()} />;
}
