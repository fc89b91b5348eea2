export { CategoryList as Page } from '../../../../../features/desk/categories/category-list.tsx';
