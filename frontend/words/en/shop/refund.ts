import { wholePhone } from '../../whole-phone.ts';
import type { SaleMode, ShopIdentity } from '@shop/contracts/shop/views';
import type { Text } from '../../text.ts';
import { paths } from '../../../lib/paths.ts';

const WHEN_AGREED: Record<SaleMode, string> = {
  estimate:
    'What you send is a request. The sale is agreed when we have gone through it with you by phone and confirmed it. Nothing is paid before.',
  order:
    'What you send is an order. The sale is agreed when we have confirmed it by phone; if we cannot, what you paid comes back whole.',
  catalogue:
    'At the moment this website shows prices only. What you order from us by phone is agreed when we confirm it.',
};

export function refundText(identity: ShopIdentity, saleMode: SaleMode): Text {
  const phone = wholePhone(identity.phones[0] ?? identity.whatsapp);
  return {
    title: 'Refunds, cancellation and terms',
    description: `When you can cancel an order at ${identity.name}, what happens when something is missing or damaged, how money comes back, and the terms you agree to.`,
    lead: `Call ${phone} about anything on this page. Have your order number at hand; everything we agree on stands on your order page afterwards.`,
    sections: [
      {
        title: 'Cancelling',
        points: [
          'Until the lorry leaves you can cancel, whole or in part, with one call. It costs nothing, and all that you paid for it comes back.',
          'Once the parcels are on the lorry the order cannot be cancelled any more. Your order page says “On the lorry” from that moment.',
          'If we have to cancel, because something ran out or your state stopped sales, all that you paid comes back.',
        ],
      },
      {
        title: 'Missing, wrong, wet or broken',
        points: [
          'Count the parcels before you sign at the pickup location, and look at the corners. If a parcel is missing or wet, have it written on your copy of the lorry receipt.',
          'Open the cartons the same day and compare them with the bill on your order page.',
          'Call us the same day, and send pictures of the carton, its label and the item by WhatsApp.',
          'You choose: we send the item with a later lorry, or refund it.',
          'When more than an odd piece of a box fails, send us a picture of the box and the number that fail, and we refund the item. Never light a failed piece again: leave it for thirty minutes, then soak it in water.',
        ],
      },
      {
        title: 'What cannot come back',
        paragraphs: [
          'Fireworks that were handed over cannot be returned or exchanged for others. We cannot know how they were kept, and there is no lawful way to send them back to us by courier or post.',
          'Parcels that nobody collects go back to us when the transport office stops keeping them. We then refund the goods, but not the freight and what the office charged.',
        ],
      },
      {
        title: 'How money comes back',
        points: [
          'By UPI or bank transfer to the account it came from, within seven working days after we agreed on it.',
          'Your order page shows the amount, the day and the bank’s reference.',
          'For a refund we never ask for a card number, an OTP or a PIN, and never ask you to accept a payment request. Whoever does is a cheat: call 1930.',
        ],
      },
      {
        title: 'Advance purchase schemes',
        paragraphs: [
          'What you paid into a scheme can always be refunded, also when you leave early. What is left over after you bought is refunded and never lost.',
        ],
      },
      {
        title: 'Terms',
        id: 'terms',
        points: [
          'You are 18 or older, and so is whoever collects.',
          WHEN_AGREED[saleMode],
          'Prices are net rates with GST in them. Packing, freight and rounding are lines of their own. If a price or the stock changed since you looked, we show it and you confirm again.',
          'Each state has its minimum order. Where sales are not allowed we cannot take an order.',
          'Goods travel by licensed lorry only, to a pickup location or, where your state allows it, to your door. You get the lorry receipt (LR) number; bring it and a photo identity card when you collect.',
          'Days on the road are what is usual. Order by the last order date, since roads are slow before the festival.',
          'You light fireworks only in the hours your state permits, away from hospitals, schools, courts and places of worship, and as the label says.',
          'Indian law applies, and nothing here takes away a right that the Consumer Protection Act, 2019 gives you.',
        ],
        links: [
          { text: 'Contact us', href: paths.contact },
          { text: 'Follow an order', href: paths.track },
        ],
      },
    ],
  };
}
