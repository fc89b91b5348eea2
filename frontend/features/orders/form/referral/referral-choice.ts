import { referralCodeOf } from '@shop/contracts/rules/referrals/referral';

export interface ReferralSources {
  /** The last part of `/quick-order/{referralCode}`. */
  path: string | null;
  /** `?referralCode=` */
  query: string | null;
  /** What the draft remembered within its thirty days. */
  remembered: string | null;
}

/** The code an order goes by: the path wins over the query, that over the draft's memory. As it was typed. */
export function chosenReferral({ path, query, remembered }: ReferralSources): string | null {
  const typed = [path, query, remembered].find((code) => code !== null && code.trim() !== '');
  if (typed === undefined || typed === null) return null;
  return referralCodeOf(typed) ?? typed.trim().slice(0, 40);
}
