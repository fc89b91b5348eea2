import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MOST_TALLY_VOUCHERS, type TallyView } from '@shop/contracts/reports/tally';
import { MOST_EXPORTED } from '@shop/contracts/rules/limits';
import type { TallyNames } from '@shop/contracts/rules/documents/tally';
import { DomainError } from '../../../shared/domain-error.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { mastersOf } from '../domain/tally/ledgers.ts';
import { TallyTotals } from '../domain/tally/totals.ts';
import { voucherOf } from '../domain/tally/voucher-of.ts';
import type { Voucher } from '../domain/tally/voucher.ts';
import { mastersXml, vouchersEnvelope, voucherXml } from '../domain/tally/xml.ts';
import { TallySource, type Days } from './tally-source.ts';

/** So many vouchers are made and written without a pause, in 15 to 25 ms of a processor. */
const TOGETHER = 500;

/** The vouchers of some days: what they come to, and as files. All made of the same vouchers. */
@Injectable()
export class TallyReport {
  constructor(
    private readonly source: TallySource,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError too-many-to-export, tally-unbalanced */
  async read({ from, to }: Days): Promise<TallyView> {
    const totals = await this.totals({ from, to });
    const checks = totals.against(await this.source.sums({ from, to }));
    const closed = await this.source.closedThrough();
    const { kinds, ledgers } = totals;
    return { from, to, kinds, ledgers, checks, isClosed: closed !== null && closed >= to };
  }

  /** The ledgers that the vouchers of the days name. @throws DomainError as `xml` */
  async masters(days: Days): Promise<string> {
    const names = await this.names();
    return mastersXml(mastersOf(names, (await this.checked(days)).named), names.company);
  }

  /**
   * The file in parts; whether it balances and agrees with the reports is known before the first.
   * @throws DomainError too-many-to-export, tally-unbalanced, tally-disagrees
   */
  async xml(days: Days): Promise<AsyncIterable<string>> {
    await this.checked(days);
    const names = await this.names();
    const { before, after } = vouchersEnvelope(names.company);
    const parts = this.vouchers(days, names);
    return (async function* () {
      yield before;
      for await (const vouchers of parts) yield vouchers.map(voucherXml).join('');
      yield after;
    })();
  }

  /** A row for each line of a voucher. @throws DomainError as `xml` */
  async lines(days: Days): Promise<{ voucher: Voucher; at: number }[]> {
    await this.checked(days);
    const rows = [];
    for await (const vouchers of this.vouchers(days, await this.names())) {
      for (const voucher of vouchers) for (const at of voucher.lines.keys()) rows.push({ voucher, at });
      if (rows.length > MOST_EXPORTED)
        throw new DomainError('conflict', 'too-many-to-export', { most: MOST_EXPORTED });
    }
    return rows;
  }

  private async checked(days: Days): Promise<TallyTotals> {
    const totals = await this.totals(days);
    const agrees = totals
      .against(await this.source.sums(days))
      .every(({ vouchersPaise, reportPaise }) => vouchersPaise === reportPaise);
    if (!agrees) throw new DomainError('conflict', 'tally-disagrees', {});
    return totals;
  }

  private async totals(days: Days): Promise<TallyTotals> {
    const totals = new TallyTotals();
    const names = await this.names();
    for await (const rows of this.source.summed(days))
      for (const row of rows) totals.add(voucherOf(row, names), row.count);
    if (totals.count > MOST_TALLY_VOUCHERS)
      throw new DomainError('conflict', 'too-many-to-export', { most: MOST_TALLY_VOUCHERS });
    return totals;
  }

  /** A few at a time: orders are served by the same process. */
  private async *vouchers(days: Days, names: TallyNames): AsyncIterable<Voucher[]> {
    for await (const rows of this.source.rows(days)) {
      for (let at = 0; at < rows.length; at += TOGETHER) {
        yield rows.slice(at, at + TOGETHER).map((row) => voucherOf(row, names));
        await setImmediate();
      }
    }
  }

  private async names(): Promise<TallyNames> {
    return (await this.settings.current()).tally;
  }
}
