import type { Translated } from '@shop/contracts/rules/language';
import type { words as English } from './en.ts';

export const words: Translated<typeof English> = {
  contact: (phones, whatsapp, email) => `போன் ${phones} · WhatsApp ${whatsapp} · ${email}`,
  foot: (company, licence, gstin) => `${company} · லைசென்ஸ் ${licence} · GSTIN ${gstin}`,
};
