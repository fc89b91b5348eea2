import type { Day } from '../rules/days.ts';
import type { ClaimedGoods, ClaimObstacle, ClaimState } from '../rules/orders/claims.ts';

/** What a customer said was broken or missing, and what became of it. */
export interface ClaimView {
  id: string;
  state: ClaimState;
  claimedAt: string;
  goods: ClaimedGoods[];
  /** May be empty. */
  remark: string;
  /** How many photographs came with it. */
  photos: number;
  answeredAt: string | null;
  /** What the shop says; null: nothing yet. */
  answer: string | null;
  /** What was credited for it; null: nothing. */
  creditPaise: number | null;
}

/** What a customer may tell the shop on her order's page. */
export interface OwnClaimsView {
  /** Null: she may. */
  obstacle: ClaimObstacle | null;
  /** Her phone number is asked for: the shop sent the order for her. */
  needsPhone: boolean;
  /** The last day; null: the goods are not collected, or nothing is told here. */
  until: Day | null;
  /** Photographs that may still come with what she told; null: none. */
  photos: MorePhotosView | null;
}

export interface MorePhotosView {
  /** What they come under, for the device that sent the order; null: the page that told has it. */
  key: string | null;
  /** The positions that have none yet, at least one. */
  free: number[];
}

export interface DeskClaimView extends Omit<ClaimView, 'photos'> {
  /** What the goods cost in the order, paise. */
  worthPaise: number;
  /** The positions of its photographs, from 1 on. */
  photos: number[];
  answeredBy: string | null;
}
