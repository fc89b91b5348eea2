export { DynamicLayout as Layout } from '../../../layouts/dynamic.tsx';
