import type { words as English } from '../../en/shop/help.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** The help button on every page of the shop. */
export const words: Translated<typeof English> = {
  help: 'உதவி',
  call: (phone: string) => `போன் செய்ய: ${phone}`,
  whatsapp: 'WhatsApp-இல் கேட்க',
  list: 'உங்கள் லிஸ்டுக்கு',
  track: 'ஆர்டர் எங்கே?',
};
