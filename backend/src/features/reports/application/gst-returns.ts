import { Injectable } from '@nestjs/common';
import { GST_SECTIONS, type GstFile, type GstReturnView } from '@shop/contracts/reports/gst';
import type { Day } from '@shop/contracts/rules/days';
import { mayLeave, type GstCheckResult } from '@shop/contracts/rules/documents/gst/checks';
import { daysOfPeriod, type GstPeriod } from '@shop/contracts/rules/documents/gst/period';
import { DomainError } from '../../../shared/domain-error.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { NOTHING, plus, sumOfAmounts } from '../domain/gstr1/amounts.ts';
import { checksOf } from '../domain/gstr1/checks.ts';
import { Gstr1, type HsnSum } from '../domain/gstr1/gstr1.ts';
import type { Section } from '../domain/gstr1/sections.ts';
import { GstDocuments } from './gst-documents.ts';

/** Returns that are kept. A month of 20,000 invoices takes longer than a visitor's request may: who asks again finds it. */
const KEPT = 4;

interface Made {
  gstr1: Gstr1;
  checks: GstCheckResult[];
  hasEInvoices: boolean;
}

/** GSTR-1 of a month or a quarter, with what is wrong with it. */
@Injectable()
export class GstReturns {
  private readonly kept = new Map<string, Promise<Gstr1>>();

  constructor(
    private readonly documents: GstDocuments,
    private readonly settings: ShopSettings,
  ) {}

  async read(period: GstPeriod, today: Day): Promise<GstReturnView> {
    const { gstr1, checks, hasEInvoices } = await this.made(period, today);
    return {
      period,
      ...daysOfPeriod(period),
      gstin: gstr1.shopGstin,
      checks,
      mayLeave: mayLeave(checks),
      sections: GST_SECTIONS.map((table) => ({
        table,
        rows: table === 'b2cs' ? gstr1.b2cs.length : gstr1.listed[table].length,
        ...plus(NOTHING, gstr1.sumOf(table), isOfNotes(table) ? -1 : 1),
      })),
      hsn: [hsnOf('hsn-b2b', gstr1.hsnOf('b2b')), hsnOf('hsn-b2c', gstr1.hsnOf('b2c'))],
      series: gstr1.series.map(({ kind, from, to, total, cancelled }) => ({
        kind,
        from,
        to,
        total,
        cancelled,
      })),
      outward: gstr1.outward,
      toUnregistered: gstr1.toUnregistered,
      hasEInvoices,
    };
  }

  /** @throws DomainError gst-return-blocked */
  async toFile(period: GstPeriod, file: GstFile, today: Day): Promise<Gstr1> {
    const { gstr1, checks } = await this.made(period, today);
    if (!mayLeave(checks)[file]) throw new DomainError('conflict', 'gst-return-blocked', {});
    return gstr1;
  }

  private async made(period: GstPeriod, today: Day): Promise<Made> {
    const { from, to } = daysOfPeriod(period);
    const { identity, invoices } = await this.settings.current();
    const gstr1 = await this.summed(from, to, identity.gstin, invoices.eInvoiceFrom);
    const issued = new Map<string, number>();
    for (const series of gstr1.series)
      issued.set(`${series.kind} ${series.series}`, await this.documents.countBetween(series));
    const issuedOf = ({ kind, series }: { kind: string; series: string }) =>
      issued.get(`${kind} ${series}`) ?? 0;
    const { eInvoiceFrom } = invoices;
    const hasEInvoices = eInvoiceFrom !== null && eInvoiceFrom <= to;
    return { gstr1, checks: checksOf(gstr1, issuedOf, to < today), hasEInvoices };
  }

  /** Whoever asks again while it is being summed, or until its documents change, gets the same. */
  private async summed(from: Day, to: Day, gstin: string, eInvoiceFrom: Day | null): Promise<Gstr1> {
    const key = [from, to, gstin, eInvoiceFrom, await this.documents.stateOf(from, to)].join(' ');
    const known = this.kept.get(key);
    if (known) return known;
    const summed = this.documents.sum(from, to, () => new Gstr1(gstin));
    this.kept.set(key, summed);
    summed.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return summed;
  }
}

const isOfNotes = (section: Section) => section === 'cdnr' || section === 'cdnur';
const hsnOf = <Table extends string>(table: Table, sums: readonly HsnSum[]) => ({
  table,
  rows: sums.length,
  ...sumOfAmounts(sums),
});
