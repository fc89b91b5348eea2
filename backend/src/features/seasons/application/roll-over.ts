import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { PreviewRollOverRequest, RollOverRequest } from '@shop/contracts/seasons/requests';
import type { RollOverView } from '@shop/contracts/seasons/views';
import { isShopClosed } from '@shop/contracts/rules/season/closure';
import { areDaysInOrder, orderNumberPrefix } from '@shop/contracts/rules/season/season';
import type { SettingsView } from '@shop/contracts/shop/views';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { SettingsRepository } from '../../shop/application/settings-repository.ts';
import { SeasonRepository } from './season-repository.ts';

/** Ends a season and begins the next, in one step that is previewed in figures. */
@Injectable()
export class RollOver {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly seasons: SeasonRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError season-not-over, season-dates-reversed, season-dates-overlap, number-prefix-used */
  async preview(wanted: PreviewRollOverRequest): Promise<RollOverView> {
    return this.plan(wanted, await this.settings.all());
  }

  /** @throws DomainError what `preview` throws; roll-over-changed when its figures are others by now */
  execute({ seen, ...wanted }: RollOverRequest, actor: AuditEntry['actor']): Promise<RollOverView> {
    return this.transaction.run(async () => {
      const settings = await this.settings.all();
      const planned = await this.plan(wanted, settings);
      if (planned.seen !== seen) throw changed();
      await this.begin(wanted, settings);
      const at = this.clock.now();
      await this.seasons.keep(planned.from, at);
      await this.seasons.beginNumbers(planned.to.numberPrefix);
      const done = {
        prices: await this.seasons.keepPrices(),
        stock:
          wanted.stock === 'zero'
            ? await this.seasons.emptyShelves(actor.name, wanted.name, at)
            : planned.stock,
        schemes: wanted.schemes === 'close' ? await this.seasons.closeSchemes() : planned.schemes,
      };
      // What was changed between the look and the lock: then nothing is done.
      if (seenOf({ ...planned, ...done }, wanted, settings) !== seen) throw changed();
      const { seen: _, from, ...after } = { ...planned, choices: pick(wanted) };
      await this.audit.record({
        actor,
        action: 'season.rolled-over',
        subject: 'setting/season',
        before: from,
        after,
      });
      return planned;
    });
  }

  private async plan(wanted: PreviewRollOverRequest, settings: SettingsView): Promise<RollOverView> {
    const season = settings.season.value;
    const numberPrefix = orderNumberPrefix(wanted.orderPrefix, wanted.year);
    const from = {
      name: season.name,
      numberPrefix: orderNumberPrefix(settings.sale.value.orderPrefix, season.year),
      opensOn: season.opensOn,
      closesOn: season.closesOn,
    };
    if (!isShopClosed(season, this.clock.now())) throw new DomainError('conflict', 'season-not-over', {});
    if (!areDaysInOrder(wanted)) throw new DomainError('invalid', 'season-dates-reversed', {});
    if (wanted.opensOn <= season.closesOn) {
      throw new DomainError('invalid', 'season-dates-overlap', { closesOn: season.closesOn });
    }
    if (numberPrefix === from.numberPrefix || (await this.seasons.isUsed(numberPrefix))) {
      throw new DomainError('invalid', 'number-prefix-used', { numberPrefix });
    }
    const { name, opensOn, closesOn } = wanted;
    const to = { name, numberPrefix, opensOn, closesOn };
    const view = { from, to, closedBySwitch: season.closed, ...(await this.seasons.figures(season.opensOn)) };
    return { ...view, seen: seenOf(view, wanted, settings) };
  }

  private async begin(wanted: PreviewRollOverRequest, { season, sale }: SettingsView): Promise<void> {
    const { name, year, opensOn, closesOn, festival, festivalOn, lastOrderOn, message, orderPrefix } = wanted;
    const { festivalTa, messageTa } = wanted;
    const days = { opensOn, closesOn, festivalOn, lastOrderOn, nextOpensOn: opensOn };
    const next = { name, year, festival, festivalTa, message, messageTa, ...days };
    const isSaved =
      (await this.settings.save('season', { ...season.value, ...next }, season.revision)) &&
      (await this.settings.save('sale', { ...sale.value, orderPrefix }, sale.revision));
    if (!isSaved) throw changed();
  }
}

const changed = () => new DomainError('conflict', 'roll-over-changed', {});
const pick = ({ stock, schemes }: PreviewRollOverRequest) => ({ stock, schemes });

/** One text for all that was shown and what it was made from; anybody may ask for a reminder meanwhile. */
function seenOf(
  shown: Omit<RollOverView, 'seen'>,
  wanted: PreviewRollOverRequest,
  { season, sale }: SettingsView,
): string {
  const { from, to, closedBySwitch, openOrders, stock, prices, pricesChanged, pricesToCome, schemes } = shown;
  const rows = [from, to, closedBySwitch, openOrders, stock, prices, pricesChanged, pricesToCome, schemes];
  return createHash('sha256')
    .update(JSON.stringify([rows, pick(wanted), season.revision, sale.revision]))
    .digest('hex');
}
