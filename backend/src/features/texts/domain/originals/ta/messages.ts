import type { MessageId, ShopperMessageId, TextEntry } from '@shop/contracts/rules/texts/shop-texts';
import { plain } from '../marks.ts';

/** What is sent by WhatsApp; the same as in `../en/messages.ts`. */
export const MESSAGES: Record<MessageId | ShopperMessageId, TextEntry> = {
  'whatsapp-order': plain('வணக்கம் {name}, {shop} கடையிலிருந்து, உங்கள் ஆர்டர் {number} பற்றி: {link}'),
  'whatsapp-call': plain(
    'வணக்கம் {name}, {shop} கடையிலிருந்து. உங்கள் ஆர்டர் {number}, மொத்தம் {total}: உறுதி செய்யப் போன் செய்தோம்; பேச முடியவில்லை. எப்போது போன் செய்யலாம்? உங்கள் ஆர்டர்: {link}',
  ),
  'whatsapp-change': plain(
    'வணக்கம் {name}, {shop} கடையிலிருந்து. உங்கள் ஆர்டர் {number} பேக் செய்கிறோம்; சில பொருட்கள் குறைவாக இருக்கின்றன: {lines}. மாற்றினால் மொத்தம் {total}. இது உங்களுக்குச் சரியா? சரி அல்லது வேண்டாம் என்று இங்கே சொல்லுங்கள்: {link}',
  ),
  'whatsapp-dispatched': plain(
    'வணக்கம் {name}, உங்கள் ஆர்டர் {number} லாரியில் வருகிறது: {transporter}, {receipt}, {parcels}. ஆர்டர் எங்கே என்று இங்கே பார்க்கலாம்: {link} – {shop}',
  ),
  'whatsapp-open': plain(
    'வணக்கம், {shop} கடையிலிருந்து. கடை திறக்கும்போது சொல்லும்படி கேட்டிருந்தீர்கள். இப்போது திறந்துவிட்டது; புதிய விலைப் பட்டியல்: {link}',
  ),
  'whatsapp-due': plain(
    'வணக்கம் {name}, {shop} கடையில் உங்கள் {scheme} தவணை {amount} கட்ட வேண்டியிருக்கிறது. பாஸ்புக்கைப் பார்க்க, UPI-இல் கட்ட: {link}',
  ),
  'whatsapp-year-ends': plain(
    'வணக்கம் {name}, {shop} கடையில் உங்கள் பட்டாசுத் திட்டப் பணம் {amount} இருக்கிறது. {day} அன்று ஓராண்டு ஆகிறது; அதற்குள் அந்தப் பணத்துக்குப் பட்டாசு வாங்கிக்கொள்ளுங்கள். வேண்டாம் என்றால் சொல்லுங்கள், பணத்தைத் திருப்பித் தருகிறோம். உங்கள் பாஸ்புக்: {link}',
  ),
  'whatsapp-passbook': plain(
    'வணக்கம் {name}, {shop} கடையில் உங்கள் பாஸ்புக்கின் லிங்க் இது. வேறு யாருக்கும் தராதீர்கள்: {link}',
  ),
  'whatsapp-share': plain('{shop} கடையில் பட்டாசு, நெட் விலையில். இங்கே ஆர்டர் செய்யலாம்: {link}'),
  'whatsapp-placed': plain(
    'வணக்கம் {name}, {shop} கடைக்கு உங்கள் ஆர்டர் {number} அனுப்பியாயிற்று. ஆர்டர் எங்கே என்று பார்க்க, உங்கள் மொபைல் எண்ணை இங்கே எழுதுங்கள்: {link}',
  ),
  'shopper-order': plain('வணக்கம், என் ஆர்டர் {number} பற்றி; மொத்தம் {total}.\n{link}'),
  'shopper-passbook': plain('வணக்கம், என் பாஸ்புக் {number} பற்றி.\n{link}'),
};
