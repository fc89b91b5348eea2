import type { words as English } from '../../en/staff/order-irn.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** At an order of a business, while its invoice needs an IRN. */
export const words: Translated<typeof English> = {
  dispatching:
    'இந்த ஆர்டர் ஒரு வியாபாரிக்குப் போகிறது: GST பில்லுக்கு IRN வந்த பிறகுதான் லாரி கிளம்பலாம். லாரியில் அனுப்பும்போது பில் தானாக வரும்; பிறகு IRN-ஐ இங்கே பதிவு செய்யுங்கள்:',
  loading: (numbers: string) =>
    `${numbers}: இவை வியாபாரிகளுக்குப் போகின்றன. GST பில்லுக்கு IRN வந்த பிறகுதான் லாரி கிளம்பலாம். லாரியில் அனுப்பும்போது பில் தானாக வரும்; பிறகு IRN-ஐ இங்கே பதிவு செய்யுங்கள்:`,
  register: 'இ-இன்வாய்ஸ்',
  missing: 'GST பில்லுக்கு IRN வந்த பிறகுதான் லாரி கிளம்பலாம். அதை இங்கே பதிவு செய்யுங்கள்:',
  cancelled:
    'சில பொருளுக்குப் பணம் கழித்த பிறகு GST பில்லின் IRN ரத்து ஆனது; எனவே புதுப் பில் போட முடியவில்லை. உங்கள் ஆடிட்டரிடம் கேளுங்கள். அந்தப் பில்:',
};
