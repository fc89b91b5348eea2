export { OwnAccount as Page } from '../../../../features/desk/users/own-account.tsx';
