import type { MessageId, ShopperMessageId, TextEntry } from '@shop/contracts/rules/texts/shop-texts';
import { plain } from '../marks.ts';

/** What is sent by WhatsApp. */
export const MESSAGES: Record<MessageId | ShopperMessageId, TextEntry> = {
  'whatsapp-order': plain('Namaste {name}, this is {shop} about your order {number}: {link}'),
  'whatsapp-call': plain(
    'Namaste {name}, this is {shop}. We tried to call you to confirm your order {number} of {total}. When may we call? Your order: {link}',
  ),
  'whatsapp-change': plain(
    'Namaste {name}, this is {shop}. We are packing your order {number}, and not everything is there: {lines}. The new total would be {total}. Is that right for you? Please say yes or no here: {link}',
  ),
  'whatsapp-dispatched': plain(
    'Hello {name}, your order {number} is on the lorry of {transporter}. {receipt}, {parcels}. Follow it here: {link} – {shop}',
  ),
  'whatsapp-open': plain(
    'Hello, you asked {shop} to tell you when the shop opens. It is open now, with the new price list: {link}',
  ),
  'whatsapp-due': plain(
    'Dear {name}, {amount} of your {scheme} at {shop} are due. Your passbook with the UPI link: {link}',
  ),
  'whatsapp-year-ends': plain(
    'Dear {name}, {shop} holds {amount} of your scheme. Please use it on an order by {day}, or tell us and we pay it back. Your passbook: {link}',
  ),
  'whatsapp-passbook': plain(
    'Dear {name}, this is the link to your passbook at {shop}. Keep it to yourself: {link}',
  ),
  'whatsapp-share': plain('Crackers at net rates from {shop}. Order here: {link}'),
  'whatsapp-placed': plain(
    'Vanakkam {name}, your order {number} at {shop} is sent. See where it is, with your phone number: {link}',
  ),
  'shopper-order': plain('Hello, this is about my order {number}, total {total}.\n{link}'),
  'shopper-passbook': plain('Hello, this is about my passbook {number}.\n{link}'),
};
