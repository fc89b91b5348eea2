import { mobileDigits } from '@shop/contracts/rules/phone';
import { DomainError } from '../../../shared/domain-error.ts';
import type { AccountHolder } from './accounts.ts';

/** By what somebody signs in they would be guessed first. @throws DomainError password-guessable */
export function assertUnguessable(
  password: string,
  { email, phone }: Pick<AccountHolder, 'email' | 'phone'>,
): void {
  const isPhone = phone !== null && mobileDigits(password) === phone;
  if (isPhone || (email !== '' && password.trim().toLowerCase() === email.toLowerCase())) {
    throw new DomainError('invalid', 'password-guessable', {});
  }
}
