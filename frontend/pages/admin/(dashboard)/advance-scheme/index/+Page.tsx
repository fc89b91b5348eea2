export { SchemeList as Page } from '../../../../../features/desk/schemes/scheme-list.tsx';
