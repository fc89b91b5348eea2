import type { SalesDays } from './views.ts';

export const MARGIN_GROUPS = ['item', 'category'] as const;
export type MarginGroup = (typeof MARGIN_GROUPS)[number];

/** What goods were sold for and bought for, without GST. */
export interface EarnedView {
  quantity: number;
  /** The sale without GST. */
  salePaise: number;
  /** The part of it of goods whose purchase rate is known. */
  knownPaise: number;
  /** What these were bought for. */
  costPaise: number;
}

export interface MarginRowView extends EarnedView {
  /** Item code, or id of the category. */
  key: string;
  name: string;
}

export interface MarginSumsView extends SalesDays, EarnedView {}

/** The share of the known sale that was earned, per cent to one decimal; null where no rate is known. */
export function marginPercent({
  knownPaise,
  costPaise,
}: Pick<EarnedView, 'knownPaise' | 'costPaise'>): number | null {
  return knownPaise > 0 ? Math.round(((knownPaise - costPaise) / knownPaise) * 1_000) / 10 : null;
}
