import { Injectable } from '@nestjs/common';
import type { ChangeRequestView, OwnChangesView } from '@shop/contracts/own-changes/views';
import { changesBetween, isEditable, type OrderContent } from '@shop/contracts/rules/orders/order-content';
import {
  isAtOnce,
  ownChangeObstacle,
  type OwnChangeFacts,
  type OwnChangeKind,
} from '@shop/contracts/rules/orders/own-changes';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Devices } from '../customer/devices.ts';
import { SeasonGate } from '../../../shop/application/season-gate.ts';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import { OwnChangeRepository, type OwnOrder } from '../../domain/own-change.ts';

/** What holds of the shop, whichever order is asked about. */
export type ShopFacts = Pick<OwnChangeFacts, 'saleMode' | 'isClosed'>;

/** What a customer may do with her order by herself, and on which device. */
@Injectable()
export class OwnOrders {
  constructor(
    private readonly changes: OwnChangeRepository,
    private readonly devices: Devices,
    private readonly settings: ShopSettings,
    private readonly gate: SeasonGate,
  ) {}

  /** @param device the token of the cookie @throws DomainError not-found */
  async view(
    token: string,
    device: string | null,
    content: Omit<OrderContent, 'chargesByHand'>,
  ): Promise<{ isOwnDevice: boolean; ownChanges: OwnChangesView }> {
    const order = found(await this.changes.behind(token));
    const isOwnDevice = await this.devices.isOwn(order.id, device);
    const facts = factsOf(order, isOwnDevice, await this.shop());
    const ownChanges = {
      edit: ownChangeObstacle('edit', facts),
      cancel: ownChangeObstacle('cancel', facts),
      isAtOnce: isAtOnce(facts),
      revision: order.revision,
      asked: requestView(order, content),
    };
    return { isOwnDevice, ownChanges };
  }

  /** The order behind a link, for its own device. @throws DomainError not-found, own-change-refused */
  async own(token: string, device: string | null): Promise<OwnOrder> {
    const order = found(await this.changes.behind(token));
    if (await this.devices.isOwn(order.id, device)) return order;
    throw new DomainError('forbidden', 'own-change-refused', { obstacle: 'device' });
  }

  /** Asked before a transaction, as settings are. */
  async shop(): Promise<ShopFacts> {
    return { saleMode: (await this.settings.current()).sale.mode, isClosed: await this.gate.isClosed() };
  }
}

/** @returns whether it may be at once @throws DomainError own-change-refused */
export function assertMay(kind: OwnChangeKind, order: OwnOrder, shop: ShopFacts): boolean {
  const facts = factsOf(order, true, shop);
  const obstacle = ownChangeObstacle(kind, facts);
  if (obstacle !== null) throw new DomainError('conflict', 'own-change-refused', { obstacle });
  return isAtOnce(facts);
}

function factsOf(order: OwnOrder, isOwnDevice: boolean, shop: ShopFacts): OwnChangeFacts {
  return { ...order, ...shop, isOwnDevice, hasRequest: order.last?.state === 'open' };
}

/** The last change, while it says something of the order as it is. */
function requestView(
  { last, state: orderState, revision }: OwnOrder,
  present: Omit<OrderContent, 'chargesByHand'>,
): ChangeRequestView | null {
  if (last === null || !isEditable(orderState)) return null;
  const { id, kind, state, askedAt, reason, content, answer } = last;
  if (state !== 'open' && state !== 'declined' && state !== 'overtaken') return null;
  const isOfThis = last.orderRevision === revision;
  if (state === 'declined' && !isOfThis) return null;
  const changes = content && isOfThis ? changesBetween({ ...present, chargesByHand: false }, content) : [];
  return { id, kind, state, askedAt, reason, changes, answer };
}
