export { SchemeRefunds as Page } from '../../../../../features/desk/schemes/scheme-refunds.tsx';
