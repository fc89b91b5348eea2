import { Injectable } from '@nestjs/common';
import type { ClaimGoodsRequest } from '@shop/contracts/claims/requests';
import type { MorePhotosView, OwnClaimsView } from '@shop/contracts/claims/views';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { dayOf } from '@shop/contracts/rules/days';
import { claimObstacle, claimsUntil, PHOTO_POSITIONS } from '@shop/contracts/rules/orders/claims';
import { mobileDigits } from '@shop/contracts/rules/phone';
import type { Actor } from '../../../../shared/actor.ts';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { proveByPhone } from '../../../../shared/throttle/prove-by-phone.ts';
import { Throttle, type ThrottleRule } from '../../../../shared/throttle/throttle.ts';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import {
  assertMayClaim,
  type ClaimableOrder,
  claimedOf,
  ClaimRepository,
  goodsText,
  takesPhotos,
} from '../../domain/claim.ts';
import { Devices } from '../customer/devices.ts';
import { DeskWork } from '../desk/desk-work.ts';

const HOUR = 3_600_000;
const BY_DEVICE: ThrottleRule = { limit: 20, windowMs: HOUR };

/** Who tells of it: a device, and where it asks from. */
export interface Claimant {
  /** The token of its cookie. */
  device: string | null;
  network: Network;
}

/** A customer says on her order's page what of it is broken or missing, within the days that the shop gives. */
@Injectable()
export class ClaimGoods {
  constructor(
    private readonly claims: ClaimRepository,
    private readonly devices: Devices,
    private readonly settings: ShopSettings,
    private readonly work: DeskWork,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** What she may tell of her order. */
  async view(token: string, order: TrackedOrderView, isOwnDevice: boolean): Promise<OwnClaimsView> {
    const days = (await this.settings.current()).sale.claimDays;
    const { state, events, claims, isPlacedForCustomer } = order;
    const collected = state === 'collected' && events.findLast(({ kind }) => kind === 'collected');
    const collectedAt = collected ? collected.at : null;
    const hasOpen = claims.some((claim) => claim.state === 'open');
    const whose = { isOwnDevice, isPlacedForCustomer };
    const mayAdd = hasOpen && (isOwnDevice || isPlacedForCustomer);
    return {
      obstacle: claimObstacle({ collectedAt, today: this.clock.today(), days, hasOpen, ...whose }),
      needsPhone: isPlacedForCustomer && !isOwnDevice,
      until: collectedAt !== null && days > 0 ? claimsUntil(collectedAt, days) : null,
      photos: mayAdd ? await this.morePhotos(token, isOwnDevice) : null,
    };
  }

  /** Whoever has the link alone is not told the key: that of another device is with the page that told. */
  private async morePhotos(token: string, isOwnDevice: boolean): Promise<MorePhotosView | null> {
    const claim = await this.claims.waiting(token);
    if (!claim || !takesPhotos(claim, this.clock.now())) return null;
    const free = PHOTO_POSITIONS.filter((position) => !claim.photos.includes(position));
    return free.length === 0 ? null : { key: isOwnDevice ? claim.key : null, free };
  }

  /** Once a key. @throws DomainError not-found, claim-refused, claim-phone-wrong, claim-exceeds-order, too-many-requests */
  async execute(token: string, { device, network }: Claimant, request: ClaimGoodsRequest): Promise<void> {
    const { key, goods, remark } = request;
    const { id, number, customerName, isPlacedForCustomer, phone } = found(await this.claims.behind(token));
    const isOwnDevice = await this.devices.isOwn(id, device);
    if (isOwnDevice) await this.throttle.take(`claims of device ${tokenHash(device ?? '')}`, BY_DEVICE);
    else if (isPlacedForCustomer) await this.prove(number, phone, request.phone, network);
    else throw new DomainError('forbidden', 'claim-refused', { obstacle: 'device' });
    const days = (await this.settings.current()).sale.claimDays;
    const actor: Actor = { kind: 'customer', id: null, name: customerName };
    const requestHash = tokenHash(JSON.stringify([id, goods, remark]));
    await this.work.one(number, actor, async (order, at) => {
      const known = await this.claims.byKey(key);
      if (known?.requestHash === requestHash) return;
      if (known) throw new DomainError('conflict', 'idempotency-key-reused', {});
      // Only now nobody else writes of it.
      const claimable: ClaimableOrder = found(await this.claims.behind(token));
      assertMayClaim({ ...claimable, isOwnDevice, days, today: dayOf(at) });
      const told = claimedOf(claimable, goods);
      await this.claims.add(order, { key, requestHash, goods: told, remark: remark.trim() }, at);
      order.claim(goodsText(told));
    });
  }

  private async prove(number: string, phone: string, said: string | undefined, network: Network) {
    await proveByPhone(this.throttle, { what: 'claim', number, network }, async () => {
      if (said === undefined || mobileDigits(said) !== phone) {
        throw new DomainError('forbidden', 'claim-phone-wrong', {});
      }
    });
  }
}
