export { DefaultLayout as Layout } from '../../../layouts/default.tsx';
