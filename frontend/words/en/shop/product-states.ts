import type { ProductState } from '@shop/contracts/rules/catalogue/product-states';

export const productStateWords: Record<ProductState, string> = {
  draft: 'Draft',
  active: 'In the list',
  archived: 'Archived',
};
