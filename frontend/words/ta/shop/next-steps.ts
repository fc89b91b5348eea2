import type { Delivery } from '@shop/contracts/rules/orders/order-states';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import type { words as English } from '../../en/shop/next-steps.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What happens with an order, at its review and on its page. */
export const words: Translated<typeof English> = {
  title: 'அடுத்து என்ன நடக்கும்',
  steps: (mode: SaleMode, delivery: Delivery | null): readonly string[] => [
    'ஒரு நாளுக்குள் போன் செய்து, லிஸ்டை உங்களோடு சேர்ந்து சரிபார்க்கிறோம்.',
    mode === 'order'
      ? 'UPI அல்லது பேங்க் டிரான்ஸ்பரில் பணம் கட்டுங்கள். எப்படிக் கட்டுவது என்று உங்கள் ஆர்டர் பக்கத்தில் அப்போதே பார்க்கலாம்.'
      : 'போனில் பேசிய பிறகுதான் பணம் எப்படிக் கட்டுவது என்று சொல்வோம். இப்போது பணம் கட்ட வேண்டாம்.',
    delivery === 'door'
      ? 'பேக் செய்கிறோம்; லாரி பார்சலை உங்கள் வீட்டுக்கே கொண்டு வரும். எங்கே வருகிறது என்று ஆர்டர் பக்கத்தில் பார்க்கலாம்.'
      : 'பேக் செய்கிறோம்; லாரி பார்சலை உங்கள் பிக்கப் இடத்துக்குக் கொண்டு வரும். அங்கே பெற்றுக்கொள்ளுங்கள். எங்கே வருகிறது என்று ஆர்டர் பக்கத்தில் பார்க்கலாம்.',
  ],
};
