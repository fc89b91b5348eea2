import { formatDay } from '@shop/contracts/rules/days';
import { wholePhone } from '../../whole-phone.ts';
import type { SaleMode, ShopIdentity } from '@shop/contracts/shop/views';
import type { Text } from '../../text.ts';
import { paths } from '../../../lib/paths.ts';

const HOW: Record<SaleMode, readonly string[]> = {
  estimate: [
    'The price list is a request form. You fill in how many and send it once. Our order desk calls you, goes through the list with you, and only after that call do you get the details to pay.',
    'You pay by bank transfer or UPI to an account in the name of our company. This website takes no payment and no card.',
  ],
  order: [
    'You fill in how many and send the list once. Your order page shows how to pay at once, and our order desk calls you to go through the list.',
    'You pay by bank transfer or UPI to an account in the name of our company. This website takes no payment and no card.',
  ],
  catalogue: [
    'At the moment this website shows our prices and takes no orders. Call us, or come by, and we help you.',
  ],
};

/** What follows of prices that change, and what stands over the page. */
const MEANWHILE: Record<SaleMode, { lead: string; list: string; changes: readonly string[] }> = {
  estimate: {
    lead: 'one price list, true net rates, and a person who calls you before anything is paid',
    list: 'a plain price list with a box for how many',
    changes: ['If a price changes while you fill in the list, we show you what changed and ask again.'],
  },
  order: {
    lead: 'one price list, true net rates, and a person who calls you',
    list: 'a plain price list with a box for how many',
    changes: ['If a price changes while you fill in the list, we show you what changed and ask again.'],
  },
  catalogue: {
    lead: 'one price list, true net rates, and a person who answers the telephone',
    list: 'a plain price list',
    changes: [],
  },
};

export function aboutText(identity: ShopIdentity, saleMode: SaleMode): Text {
  const { name, legalName, since, address, city, pinCode, licenceNumber, licenceExpiresOn, gstin } = identity;
  const meanwhile = MEANWHILE[saleMode];
  return {
    title: `About ${name}`,
    description: `Who stands behind ${name}: a licensed fireworks shop in ${city}, selling since ${since}. How we sell, how our prices are made, and what we do not sell.`,
    lead: `A licensed fireworks shop in ${city}, selling since ${since}: ${meanwhile.lead}.`,
    sections: [
      {
        title: 'Who we are',
        paragraphs: [
          `${legalName} stands at ${address}, ${city} ${pinCode}. Most of our customers are families who buy a little of everything, twenty to sixty different items in one order, and many order together with neighbours.`,
          `That is why the heart of this shop is ${meanwhile.list}, and not a window full of banners.`,
        ],
      },
      {
        title: 'How we sell',
        paragraphs: [
          ...HOW[saleMode],
          'We do it this way because the Supreme Court of India stopped the online sale of firecrackers in 2018. A shop that lets you put crackers into a cart and pay by card does not keep to it.',
        ],
      },
      {
        title: 'Our prices',
        id: 'prices',
        points: [
          'The net rate is what you pay for one unit, with 18 % GST in it. It stands first and large.',
          'The MRP is the most that a maker prints on the box, and in this trade it stands far above what anybody pays. The net rate is our price; “80 % below MRP” only says how far it is from the printed one.',
          'The MRP and the difference to it stand beside it, so that you can compare lists. Compare net rates: a large discount on a large MRP is no saving.',
          'Packing and freight are lines of their own on the bill, and so is the rounding to the rupee.',
          ...meanwhile.changes,
        ],
      },
      {
        title: 'What we do not do',
        points: [
          'We sell no joined crackers (walas, garlands) and nothing with barium salts. Both are banned.',
          'Nothing leaves us by courier, post, rail, bus or air. Fireworks travel by licensed lorry only.',
          'Nothing goes to a state that does not allow it, and we say so first.',
          'We sell to nobody under 18.',
        ],
      },
      {
        title: 'Licence and tax',
        paragraphs: [
          `Explosives licence ${licenceNumber}, valid until ${formatDay(licenceExpiresOn)}. GSTIN ${gstin}. Company: ${legalName}.`,
          `If you are not sure whether this page is ours, call us first: ${identity.phones.map(wholePhone).join(' or ')}.`,
        ],
        links: [
          { text: 'How to verify us', href: paths.contact },
          { text: 'Open the price list', href: paths.quickOrder },
        ],
      },
    ],
  };
}
