import type { IForbiddenRuleType } from 'dependency-cruiser';

export const layerRules: IForbiddenRuleType[];
export const bundleRules: IForbiddenRuleType[];
