import { a, h2, p, ul } from '../marks.ts';

export const REFUND = [
  p(
    'Call {phone} about anything on this page. Have your order number at hand; everything we agree on stands on your order page afterwards.',
  ),
  h2('Cancelling'),
  ul(
    'Until the parcels are on the lorry you can cancel, whole or in part, with one call. It costs nothing, and all that you paid for it comes back.',
    'Once the parcels are on the lorry the order cannot be cancelled any more. Your order page says “On the lorry” from that moment.',
    'If we have to cancel, because something ran out or your state stopped sales, all that you paid comes back.',
  ),
  h2('Missing, wrong, wet or broken'),
  ul(
    'Count the parcels before you sign at the pickup location, and look at the corners. If a parcel is missing or wet, have it written on your copy of the lorry receipt.',
    'Open the cartons the same day and compare them with the bill on your order page.',
    'Call us the same day, and send pictures of the carton, its label and the item by WhatsApp.',
    'You choose: we send the item with a later lorry, or refund it.',
    'When more than an odd piece of a box fails, send us a picture of the box and the number that fail, and we refund the item. Never light a failed piece again: leave it for thirty minutes, then soak it in water.',
  ),
  h2('What cannot come back'),
  p(
    'Fireworks that were handed over cannot be returned or exchanged for others. We cannot know how they were kept, and there is no lawful way to send them back to us by courier or post.',
  ),
  p(
    'Parcels that nobody collects go back to us when the transport office stops keeping them. We then refund the goods, but not the freight and what the office charged.',
  ),
  h2('How money comes back'),
  ul(
    'By UPI or bank transfer to the account it came from, within seven working days after we agreed on it.',
    'Your order page shows the amount, the day and the bank’s reference.',
    'For a refund we never ask for a card number, an OTP or a PIN, and never ask you to accept a payment request. Whoever does is a cheat: call 1930.',
  ),
  h2('Advance purchase schemes'),
  p(
    'What you paid into a scheme can always be refunded, also when you leave early. What is left over after you bought is refunded and never lost.',
  ),
].join('');

/** They stand under the refunds, on the same page. */
export const TERMS = [
  h2('Terms'),
  ul(
    'You are 18 or older, and so is whoever collects.',
    '{agreement}',
    'Prices are net rates with GST in them. Packing, freight and rounding are lines of their own. If a price or the stock changed since you looked, we show it and you confirm again.',
    'Each state has its minimum order. Where sales are not allowed we cannot take an order.',
    'Goods travel by licensed lorry only, to a pickup location or, where your state allows it, to your door. You get the lorry receipt (LR) number; bring it and a photo identity card when you collect.',
    'Days on the road are what is usual. Order by the last order date, since roads are slow before the festival.',
    'You light fireworks only in the hours your state permits, away from hospitals, schools, courts and places of worship, and as the label says.',
    'Indian law applies, and nothing here takes away a right that the Consumer Protection Act, 2019 gives you.',
  ),
  p(`${a('/contact', 'Contact us')} · ${a('/track', 'Follow an order')}`),
].join('');
