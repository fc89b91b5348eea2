import type { IForbiddenRuleType } from 'dependency-cruiser';

export const layerRules: IForbiddenRuleType[];
export const bundleRules: IForbiddenRuleType[];

/** House → room → the rooms it may use. */
export const rooms: Record<string, Record<string, readonly string[]>>;
