import { addDays, dayOf, type Day } from '../days.ts';

/** What a customer tells of broken or missing goods, and photographs of it. */
export const CLAIM = {
  mostPhotos: 4,
  /** Of one photograph, as the browser made it smaller: one request brings it. */
  photoBytes: 128 * 1024,
  /** Its longer side, px. */
  photoSide: 1280,
  /** Photographs come within this time after the claim, ms. */
  photosWithin: 3_600_000,
} as const;

/** Each photograph has one, from 1 on. */
export const PHOTO_POSITIONS = Array.from({ length: CLAIM.mostPhotos }, (_, index) => index + 1);

/** So many pieces of a line are broken or missing. */
export interface ClaimedGoods {
  code: string;
  quantity: number;
}

/** What the shop says to a claim. Of each order one at most is open. */
export const CLAIM_STATES = ['open', 'credited', 'declined'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Why a customer cannot say on her order's page what is broken or missing. */
export type ClaimObstacle = 'not-collected' | 'off' | 'late' | 'open' | 'device';

/** What decides about it. */
export interface ClaimFacts {
  /** When the order was collected; null: it is not. */
  collectedAt: string | null;
  today: Day;
  /** After collection; 0: nothing is told on the page. */
  days: number;
  /** The last one waits for the shop. */
  hasOpen: boolean;
  /** The order was sent from the device that asks. */
  isOwnDevice: boolean;
  /** Staff or a referrer sent it for the customer: no device is hers, and her phone number stands for it. */
  isPlacedForCustomer: boolean;
}

/** The last day on which something is told of. */
export function claimsUntil(collectedAt: string, days: number): Day {
  return addDays(dayOf(new Date(collectedAt)), days);
}

/** What stands against it; null: she can. */
export function claimObstacle(facts: ClaimFacts): ClaimObstacle | null {
  const { collectedAt, today, days, hasOpen, isOwnDevice, isPlacedForCustomer } = facts;
  if (collectedAt === null) return 'not-collected';
  if (hasOpen) return 'open';
  if (days === 0) return 'off';
  if (today > claimsUntil(collectedAt, days)) return 'late';
  return isOwnDevice || isPlacedForCustomer ? null : 'device';
}
