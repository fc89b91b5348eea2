export { ChoosePasswordForm as Page } from '../../../../../features/accounts/choose-password-form.tsx';
