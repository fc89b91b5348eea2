export { PostList as Page } from '../../../../../features/desk/blog/post-list.tsx';
