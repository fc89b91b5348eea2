import type { payeeWords as English } from '../../en/shop/passbook-payee.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** Where money goes that is paid back, as its member says on the passbook. */
export const payeeWords: Translated<typeof English> = {
  title: 'உங்கள் பணம் எங்கே போகும்',
  goesTo: (payTo: string) =>
    `பணத்தை இங்கே அனுப்புகிறோம்: ${payTo}. தவறு என்றால் போன் செய்யுங்கள். இதை எங்களால் மட்டுமே மாற்ற முடியும்; வேறு யாராலும் உங்கள் பணத்தை வேறு எங்கும் அனுப்ப முடியாது.`,
  intro:
    'நீங்கள் கட்டிய பணத்தைத் திருப்பித் தருகிறோம். எங்கே அனுப்ப வேண்டும் என்று சொல்லுங்கள்: UPI ID, அல்லது உங்கள் பேங்க் அக்கவுண்ட்.',
  upiId: 'UPI ID',
  upiIdHelp: 'உதாரணம்: meena@okbank',
  orAccount: 'அல்லது பேங்க் அக்கவுண்ட்:',
  accountName: 'அக்கவுண்ட் யார் பெயரில்',
  accountNumber: 'அக்கவுண்ட் எண்',
  ifsc: 'IFSC',
  phone: 'உங்கள் மொபைல் எண், பாஸ்புக்கில் உள்ளபடி',
  phoneHelp: 'சொல்வது நீங்கள்தான் என்று தெரிந்துகொள்ள இதைக் கேட்கிறோம்.',
  once: 'இதை ஒரு முறைதான் எழுத முடியும். அனுப்பும் முன் சரிபாருங்கள்.',
  send: 'இந்த விவரத்தை அனுப்பு',
  problems: {
    none: 'UPI ID எழுதுங்கள்; அல்லது அக்கவுண்ட் யார் பெயரில், அக்கவுண்ட் எண், IFSC மூன்றையும் எழுதுங்கள்.',
    both: 'UPI ID அல்லது அக்கவுண்ட், ஒன்றை மட்டும் எழுதுங்கள்.',
    upiId: 'UPI ID இப்படி இருக்கும்: name@bank.',
    accountName: 'அக்கவுண்ட் யார் பெயரில் என்று எழுதுங்கள்.',
    accountNumber: 'அக்கவுண்ட் எண்ணில் 6 முதல் 18 இலக்கம் இருக்கும்; எல்லாமே 0 என்று இருக்காது. சரிபாருங்கள்.',
    ifsc: 'IFSC-யில் எழுத்தும் எண்ணும் சேர்த்து 11 இருக்கும்; உதாரணம்: SBIN0001234.',
    phone: 'உங்கள் மொபைல் எண்ணின் 10 இலக்கத்தையும் எழுதுங்கள்.',
  },
};
