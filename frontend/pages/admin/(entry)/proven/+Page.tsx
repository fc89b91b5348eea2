export { Proven as Page } from '../../../../features/accounts/proven.tsx';
