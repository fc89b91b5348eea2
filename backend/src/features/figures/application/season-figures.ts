import { Injectable } from '@nestjs/common';
import type { WhichSeason } from '@shop/contracts/figures/requests';
import type { SeasonDays, SeasonFiguresView } from '@shop/contracts/figures/views';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { SharedAnswer } from '../../../shared/shared-answer.ts';
import { SeasonRepository } from '../../seasons/application/season-repository.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { besideSeasonBefore, sumOf } from './beside-season-before.ts';
import { Figures } from './figures.ts';

/** A season beside the one before. */
@Injectable()
export class SeasonFigures {
  private readonly shared: Record<WhichSeason, SharedAnswer<SeasonFiguresView>> = {
    this: new SharedAnswer(() => this.find('this')),
    last: new SharedAnswer(() => this.find('last')),
  };

  constructor(
    private readonly figures: Figures,
    private readonly settings: ShopSettings,
    private readonly past: SeasonRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found */
  read(which: WhichSeason = 'this'): Promise<SeasonFiguresView> {
    return this.shared[which].ask();
  }

  private async find(which: WhichSeason): Promise<SeasonFiguresView> {
    const present = daysOf((await this.settings.current()).season);
    const past = await this.past.last();
    const last = past && daysOf(past);
    const season = which === 'this' ? present : last;
    if (!season) throw new DomainError('not-found', 'not-found', {});
    const seasons = { this: present.name, ...(last && { last: last.name }) };
    return this.count(season, which === 'this' ? last : null, seasons);
  }

  private async count(
    season: SeasonDays,
    known: SeasonDays | null,
    seasons: SeasonFiguresView['seasons'],
  ): Promise<SeasonFiguresView> {
    const asOf = this.clock.now().toISOString();
    const today = this.clock.today();
    const own = await this.figures.days(season.opensOn, season.closesOn);
    const earlier = known ? await this.figures.days(known.opensOn, known.closesOn) : [];
    const before = earlier.length > 0 ? known : null;
    const { product, category, state, referrer } = await this.figures.shares(season.opensOn, season.closesOn);
    // What last season brought in the days to come says what to expect of them.
    const until = before || today > season.closesOn ? season.closesOn : today;
    const days = besideSeasonBefore(season, until, own, before && { ...before, days: earlier });
    const byNow = days.filter(({ day }) => day <= today).flatMap((day) => day.before ?? []);
    return {
      asOf,
      season,
      before,
      seasons,
      days,
      ...sumOf(own),
      unconfirmed: await this.figures.unconfirmed(season.opensOn, season.closesOn),
      beforeByNow: before && sumOf(byNow),
      bestSellers: product,
      bestCategories: category,
      states: state,
      referrers: referrer,
    };
  }
}

function daysOf({ name, opensOn, closesOn }: SeasonDays): SeasonDays {
  return { name, opensOn, closesOn };
}
