export const REFERRAL_PARAMETER = 'referralCode';

/** How long a draft remembers the code it was opened with, in days. */
export const REFERRAL_MEMORY_DAYS = 30;

/** The landing of a code: the price list, which all codes share. */
export function referralPath(code: string): string {
  return `/quick-order/${encodeURIComponent(code)}`;
}

/** The code as it is stored, or null when it cannot be one: 4 to 12 of A–Z and 0–9, in any case. */
export function referralCodeOf(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9]{4,12}$/.test(code) ? code : null;
}

/**
 * Referral carry-over: when the previous page had a referralCode and the next has none and is not an admin
 * route, the address of the next page with the code added; null when it stays as it is.
 * @param previous @param next path and query, `/crackers?referralCode=RAVI10`
 */
export function carryReferralCode(previous: string, next: string): string | null {
  const code = new URL(previous, 'http://shop').searchParams.get(REFERRAL_PARAMETER);
  if (!code) return null;
  const target = new URL(next, 'http://shop');
  if (target.searchParams.has(REFERRAL_PARAMETER)) return null;
  if (target.pathname === '/admin' || target.pathname.startsWith('/admin/')) return null;
  target.searchParams.set(REFERRAL_PARAMETER, code);
  return target.pathname + target.search + target.hash;
}
