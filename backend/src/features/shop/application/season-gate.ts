import { Injectable } from '@nestjs/common';
import { isShopClosed } from '@shop/contracts/rules/season/closure';
import { orderNumberPrefix } from '@shop/contracts/rules/season/season';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { ShopSettings } from './shop-settings.ts';

/** Refuses new orders while the shop is closed or shows its list only, whoever sends them. */
@Injectable()
export class SeasonGate {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives what stands before the running number of an order in this season: `DS26`.
   * @throws DomainError shop-closed, nothing-for-sale
   */
  async assertOpen(): Promise<string> {
    const { season, sale } = await this.settings.current();
    if (isShopClosed(season, this.clock.now())) {
      throw new DomainError('forbidden', 'shop-closed', { nextOpensOn: season.nextOpensOn });
    }
    if (sale.mode === 'catalogue') throw new DomainError('forbidden', 'nothing-for-sale', {});
    return orderNumberPrefix(sale.orderPrefix, season.year);
  }

  async isClosed(): Promise<boolean> {
    return isShopClosed((await this.settings.current()).season, this.clock.now());
  }
}
