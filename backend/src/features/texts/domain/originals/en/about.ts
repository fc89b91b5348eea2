import { a, h2, p, ul } from '../marks.ts';

export const ABOUT = [
  p(
    'A licensed fireworks shop in {city}, selling since {since}: one price list, true net rates, and a person you can call.',
  ),
  h2('Who we are'),
  p(
    '{company} stands at {address}. Most of our customers are families who buy a little of everything, twenty to sixty different items in one order, and many order together with neighbours.',
  ),
  p('That is why the heart of this shop is a plain price list, and not a window full of banners.'),
  h2('How we sell'),
  p('{how-you-order}'),
  p(
    'You pay by bank transfer or UPI to an account in the name of {company}. This website takes no payment and no card.',
  ),
  p(
    'We do it this way because the Supreme Court of India stopped the online sale of firecrackers in 2018. A shop that lets you put crackers into a cart and pay by card does not keep to it.',
  ),
  h2('Our prices'),
  ul(
    'The net rate is what you pay for one unit, with 18 % GST in it. It stands first and large.',
    'The MRP is the most that a maker prints on the box, and in this trade it stands far above what anybody pays. The net rate is our price; “80 % below MRP” only says how far it is from the printed one.',
    'The MRP and the difference to it stand beside it, so that you can compare lists. Compare net rates: a large discount on a large MRP is no saving.',
    'Packing and freight are lines of their own on the bill, and so is the rounding to the rupee.',
  ),
  h2('What we do not do'),
  ul(
    'We sell no joined crackers (walas, garlands) and nothing with barium salts. Both are banned.',
    'Nothing leaves us by courier, post, rail, bus or air. Fireworks travel by licensed lorry only.',
    'Nothing goes to a state that does not allow it, and we say so first.',
    'We sell to nobody under 18.',
  ),
  h2('Licence and tax'),
  p('Explosives licence {licence}, valid until {licence-until}. GSTIN {gstin}. Company: {company}.'),
  p('If you are not sure whether this page is ours, call us first: {phones}.'),
  p(`${a('/contact', 'How to verify us')} · ${a('/quick-order', 'Open the price list')}`),
].join('');
