import type { MessageId, ShopperMessageId } from '@shop/contracts/rules/texts/shop-texts';

/** What is sent by WhatsApp. */
export const MESSAGES: Record<MessageId | ShopperMessageId, { en: string; ta?: string }> = {
  'whatsapp-order': { en: 'Namaste {name}, this is {shop} about your order {number}: {link}' },
  'whatsapp-call': {
    en: 'Namaste {name}, this is {shop}. We tried to call you to confirm your order {number} of {total}. When may we call? Your order: {link}',
    ta: 'வணக்கம் {name}, {shop} கடையிலிருந்து. உங்கள் {total} மதிப்புள்ள {number} ஆர்டரை உறுதி செய்ய அழைத்தோம். எப்போது அழைக்கலாம்? உங்கள் ஆர்டர்: {link}',
  },
  'whatsapp-change': {
    en: 'Namaste {name}, this is {shop}. We are packing your order {number}, and not everything is there: {lines}. The new total would be {total}. Is that right for you? Please say yes or no here: {link}',
    ta: 'வணக்கம் {name}, {shop} கடையிலிருந்து. உங்கள் {number} ஆர்டரில் சில பொருட்கள் குறைவாக உள்ளன: {lines}. புதிய மொத்தம் {total}. உங்களுக்குச் சம்மதமா? இங்கே தெரிவியுங்கள்: {link}',
  },
  'whatsapp-dispatched': {
    en: 'Hello {name}, your order {number} is on the lorry of {transporter}. {receipt}, {parcels}. Follow it here: {link} – {shop}',
    ta: 'வணக்கம் {name}, உங்கள் ஆர்டர் {number} {transporter} லாரியில் அனுப்பப்பட்டுள்ளது. {receipt}, {parcels}. இங்கே பார்க்கலாம்: {link} – {shop}',
  },
  'whatsapp-open': {
    en: 'Hello, you asked {shop} to tell you when the shop opens. It is open now, with the new price list: {link}',
  },
  'whatsapp-due': {
    en: 'Dear {name}, {amount} of your {scheme} at {shop} are due. Your passbook with the UPI link: {link}',
    ta: 'வணக்கம் {name}, {shop} கடையில் உங்கள் {scheme} தவணைப் பணம் {amount} கட்ட வேண்டியுள்ளது. பாஸ்புக்கைப் பார்க்கவும் UPI-யில் கட்டவும்: {link}',
  },
  'whatsapp-year-ends': {
    en: 'Dear {name}, {shop} holds {amount} of your scheme. Please use it on an order by {day}, or tell us and we pay it back. Your passbook: {link}',
    ta: 'வணக்கம் {name}, {shop} கடையில் உங்கள் பாஸ்புக்கில் {amount} உள்ளது. {day}-க்குள் அந்தப் பணத்துக்குப் பட்டாசு வாங்கிக்கொள்ளுங்கள். வேண்டாம் என்றால் சொல்லுங்கள், பணத்தைத் திருப்பித் தருகிறோம். உங்கள் பாஸ்புக்: {link}',
  },
  'whatsapp-passbook': {
    en: 'Dear {name}, this is the link to your passbook at {shop}. Keep it to yourself: {link}',
  },
  'whatsapp-share': { en: 'Crackers at net rates from {shop}. Order here: {link}' },
  'whatsapp-placed': {
    en: 'Vanakkam {name}, your order {number} at {shop} is sent. See where it is, with your phone number: {link}',
  },
  'shopper-order': { en: 'Hello, this is about my order {number}, total {total}.\n{link}' },
  'shopper-passbook': { en: 'Hello, this is about my passbook {number}.\n{link}' },
};
