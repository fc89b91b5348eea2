import type { TextLimit } from '@shop/contracts/rules/limits';

/** `2 to 80 characters`, `at most 1,000 characters`. */
export function characters({ min, max }: TextLimit): string {
  const most = max.toLocaleString('en-IN');
  return min > 1 ? `${min} to ${most} characters` : `at most ${most} characters`;
}
