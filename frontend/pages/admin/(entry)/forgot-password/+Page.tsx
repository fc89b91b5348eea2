export { ForgotPasswordForm as Page } from '../../../../features/accounts/forgot-password-form.tsx';
