import type { words as English } from '../../en/staff/order-irn.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** At an order of a business, while its invoice needs an IRN. */
export const words: Translated<typeof English> = {
  dispatching:
    'இந்த ஆர்டர் ஒரு வியாபாரிக்குப் போகிறது: GST பில்லுக்கு IRN வந்த பிறகுதான் லாரி கிளம்பலாம். முதலில் “லாரியில் அனுப்பு” என்பதை அழுத்துங்கள், பில் தானாக வரும்; லாரி கிளம்பும் முன் அதன் IRN-ஐ இங்கே பதிவு செய்யுங்கள்:',
  loading: (numbers: string) =>
    `${numbers}: இவை வியாபாரிகளுக்குப் போகின்றன. GST பில்லுக்கு IRN வந்த பிறகுதான் லாரி கிளம்பலாம். முதலில் “லாரியில் அனுப்பு” என்பதை அழுத்துங்கள், பில் தானாக வரும்; லாரி கிளம்பும் முன் அதன் IRN-ஐ இங்கே பதிவு செய்யுங்கள்:`,
  register: 'இ-இன்வாய்ஸ்',
  missing: 'GST பில்லுக்கு IRN வந்த பிறகுதான் லாரி கிளம்பலாம். IRN-ஐ இங்கே பதிவு செய்யுங்கள்:',
  cancelled:
    'சில பொருட்களுக்குப் பணம் கழித்த பிறகு GST பில்லின் IRN ரத்து ஆனது; அதனால் புதுப் பில் போட முடியவில்லை. உங்கள் ஆடிட்டரிடம் கேளுங்கள். அந்தப் பில்:',
};
