import { Injectable } from '@nestjs/common';
import type { OwnTaxView, ReferrerDashboardView } from '@shop/contracts/referrals/views';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { taxYearOf, type TaxYear } from '@shop/contracts/rules/referrals/commission-tax';
import { Clock } from '../../../shared/clock.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { OwnReferralQueries } from './own-referral-queries.ts';
import { ReferralFlags } from './referral-flags.ts';
import { Referrers } from './referrers.ts';

/** A season is about three months. */
const WEEKS = 12;

/** What referrers see of their own, and what they decide on. */
@Injectable()
export class OwnReferrals {
  constructor(
    private readonly queries: OwnReferralQueries,
    private readonly referrers: Referrers,
    private readonly flags: ReferralFlags,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  async dashboard(referrerId: string): Promise<Omit<ReferrerDashboardView, 'link'>> {
    const today = this.clock.today();
    const taxYear = taxYearOf(today);
    const [sums, paid, pending, weeks, greets, hasPan, settings] = await Promise.all([
      this.queries.sums(referrerId),
      this.queries.paid(referrerId, taxYear),
      this.queries.pending(referrerId),
      this.queries.weeks(referrerId, lastMondays(today)),
      this.queries.greets(referrerId),
      this.queries.hasPan(referrerId),
      this.settings.current(),
    ]);
    const { minimumPayoutPaise, taxYears } = settings.referrals;
    const tax = { hasPan, rates: ratesOf(taxYears.find(({ year }) => year === taxYear)) };
    return { sums, paid, minimumPayoutPaise, pending, weeks, greets, tax };
  }

  saveGreeting(referrerId: string, greets: boolean): Promise<void> {
    return this.referrers.saveGreeting(referrerId, greets);
  }

  /** They are at home on it: an order that comes from there by their code looks like their own. */
  rememberDevice(referrerId: string, deviceId: string): Promise<void> {
    return this.flags.rememberDevice(referrerId, deviceId, this.clock.now());
  }
}

function ratesOf(rule: TaxYear | undefined): OwnTaxView['rates'] {
  if (!rule) return null;
  const { basisPoints, withoutPanBasisPoints, thresholdPaise } = rule;
  return { basisPoints, withoutPanBasisPoints, thresholdPaise };
}

function lastMondays(today: Day): Day[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -sinceMonday);
  return Array.from({ length: WEEKS }, (_, at) => addDays(monday, 7 * (at - WEEKS + 1)));
}
