import { formatMoney } from '@shop/contracts/rules/money';
import type { words as English } from '../../en/shop/paying.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** How a sum is paid, wherever one is asked for. */
export const words: Translated<typeof English> = {
  byUpi: (paise: number) => `UPI-இல் ${formatMoney(paise)} கட்டு`,
  qrCode: 'UPI ஆப்பில் பணம் கட்ட QR கோடு',
  qrCodeHelp: (paise: number) =>
    `உங்கள் UPI ஆப்பில் இந்த QR-ஐ ஸ்கேன் செய்யுங்கள்: கட்ட வேண்டிய ${formatMoney(paise)} உட்பட எல்லா விவரமும் தானாக வரும்.`,
  bankOnly: (mostPaise: number) => `ஒரே தடவையில் ${formatMoney(mostPaise)}-க்கு மேல் கட்ட, பேங்க் டிரான்ஸ்பர் மட்டுமே.`,
};
