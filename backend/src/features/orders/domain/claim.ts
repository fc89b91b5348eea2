import {
  CLAIM,
  claimObstacle,
  type ClaimedGoods,
  type ClaimFacts,
  type ClaimState,
} from '@shop/contracts/rules/orders/claims';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Order } from './order.ts';

/** What a customer says is broken or missing. */
export interface NewClaim {
  /** Of the browser's try. */
  key: string;
  /** Of what was sent under it. */
  requestHash: string;
  goods: readonly ClaimedGoods[];
  remark: string;
}

export interface Claim {
  id: string;
  orderId: string;
  state: ClaimState;
  claimedAt: string;
  requestHash: string;
}

export interface WaitingClaim {
  key: string;
  claimedAt: string;
  photos: number[];
}

/** An order behind its link, as far as it decides about claims. */
export interface ClaimableOrder extends Pick<ClaimFacts, 'collectedAt' | 'hasOpen' | 'isPlacedForCustomer'> {
  id: string;
  number: string;
  customerName: string;
  phone: string;
  lines: readonly ClaimedGoods[];
}

/** What the shop says to a claim. */
export interface ClaimAnswer {
  state: Exclude<ClaimState, 'open'>;
  text: string;
  /** Of the credit note; null: nothing is credited. */
  creditPaise: number | null;
}

export abstract class ClaimRepository {
  /** The order behind a private link. */
  abstract behind(token: string): Promise<ClaimableOrder | null>;

  /** What waits of the order behind a private link, with the positions of its photographs; null: nothing. */
  abstract waiting(token: string): Promise<WaitingClaim | null>;

  /** What a key stands for; null: nothing yet. */
  abstract byKey(key: string): Promise<Claim | null>;

  /** The caller has the order locked. */
  abstract add(order: Order, claim: NewClaim, at: Date): Promise<void>;

  /** A claim of this order, whatever became of it; the caller has the order locked. */
  abstract find(order: Order, id: string): Promise<Claim | null>;

  abstract answer(claim: Claim, answer: ClaimAnswer, by: string, at: Date): Promise<void>;

  /** @returns false where there is one in its place */
  abstract addPhoto(claim: Claim, photo: { id: string; position: number }, at: Date): Promise<boolean>;

  abstract hasPhoto(claim: Claim, position: number): Promise<boolean>;

  /** The id of a photograph; null: there is none. */
  abstract photo(number: string, claimId: string, position: number): Promise<string | null>;

  /** Which of these photographs have a row. */
  abstract knownPhotos(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Photographs come within this time after the claim. */
export function takesPhotos({ claimedAt }: Pick<Claim, 'claimedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(claimedAt) <= CLAIM.photosWithin;
}

/** @throws DomainError claim-refused */
export function assertMayClaim(facts: ClaimFacts): void {
  const obstacle = claimObstacle(facts);
  if (obstacle === null) return;
  throw new DomainError(obstacle === 'device' ? 'forbidden' : 'conflict', 'claim-refused', { obstacle });
}

/** Each code once, and of each no more than the order has. @throws DomainError claim-exceeds-order */
export function claimedOf(
  { lines }: Pick<ClaimableOrder, 'lines'>,
  told: readonly ClaimedGoods[],
): ClaimedGoods[] {
  const sums = new Map<string, number>();
  for (const { code, quantity } of told) sums.set(code, (sums.get(code) ?? 0) + quantity);
  return [...sums].map(([code, quantity]) => {
    const most = lines.find((line) => line.code === code)?.quantity ?? 0;
    if (quantity > most) throw new DomainError('invalid', 'claim-exceeds-order', { code, most });
    return { code, quantity };
  });
}

/** For the history of the order. */
export function goodsText(goods: readonly ClaimedGoods[]): string {
  return goods.map(({ code, quantity }) => `${code} × ${quantity}`).join(', ');
}
