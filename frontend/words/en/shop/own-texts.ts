import type { ShopIdentity } from '@shop/contracts/shop/views';

/** What pages say of themselves whose texts are the owner's. */
export const words = {
  about: {
    title: ({ name }: ShopIdentity) => `About ${name}`,
    description: ({ name, city, since }: ShopIdentity) =>
      `Who stands behind ${name}: a licensed fireworks shop in ${city}, selling since ${since}.`,
  },
  refund: {
    title: 'Refunds, cancellation and terms',
    description: ({ name }: ShopIdentity) =>
      `When you can cancel an order at ${name}, what happens when something is missing or damaged, how money comes back, and the terms you agree to.`,
  },
  privacy: {
    title: 'Privacy',
    description: ({ name }: ShopIdentity) =>
      `What ${name} keeps about you when you order or write to us, who sees it, how long, and your rights under the Digital Personal Data Protection Act, 2023.`,
  },
} as const;
