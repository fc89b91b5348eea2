import type { MembershipState, SchemeState } from '@shop/contracts/rules/schemes/membership-states';

/** What a membership is, in a word. */
export const membershipStateWords: Record<MembershipState, string> = {
  requested: 'கோரிக்கை வந்தது',
  active: 'நடக்கிறது',
  behind: 'பாக்கி',
  matured: 'இப்போது வாங்கலாம்',
  redeemed: 'வாங்கியாயிற்று',
  cancelled: 'முடிந்தது',
  refunded: 'பணத்தைத் திருப்பித் தந்தாயிற்று',
};

/** What a scheme is, in a word. */
export const schemeStateWords: Record<SchemeState, string> = {
  draft: 'இன்னும் தொடங்கவில்லை',
  open: 'சேரலாம்',
  running: 'நடக்கிறது',
  closed: 'முடிந்தது',
};
