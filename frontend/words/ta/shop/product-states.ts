import type { ProductState } from '@shop/contracts/rules/catalogue/product-states';

export const productStateWords: Record<ProductState, string> = {
  draft: 'இன்னும் தயாராகவில்லை',
  active: 'பட்டியலில் இருக்கிறது',
  archived: 'இனி பட்டியலில் இல்லை',
};
