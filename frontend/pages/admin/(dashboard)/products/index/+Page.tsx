export { ProductList as Page } from '../../../../../features/desk/products/product-list.tsx';
