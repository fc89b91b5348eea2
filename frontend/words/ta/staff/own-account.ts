import type { words as English } from '../../en/staff/own-account.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** One's own account, and the devices on which anybody is signed in. */
export const words: Translated<typeof English> = {
  ownSessions: 'உங்கள் கணக்கு எங்கெங்கே திறந்திருக்கிறது',
  noSessions: 'இப்போது எங்கும் இல்லை.',
  thisDevice: 'இந்தப் போன்',
  unknownDevice: 'எந்தப் பிரவுசர் என்று தெரியவில்லை',
  opened: (at: string) => `உள்ளே சென்றது: ${at}`,
  lastUsed: (at: string) => `கடைசியாகப் பயன்படுத்தியது: ${at}`,
  endSession: 'வெளியேற்று',
  sessionEnded: 'அங்கிருந்து வெளியேற்றிவிட்டோம்.',
  endOthers: 'மற்ற எல்லா இடத்திலிருந்தும் வெளியேற்று',
  othersEnded: 'மற்ற எல்லா இடத்திலிருந்தும் வெளியேற்றிவிட்டோம்.',
  ownTitle: 'என் கணக்கு',
  language: 'மொழி',
  languageOf: {
    staff: 'பேக்கிங், ஸ்டாக், லாரி ஷீட்: எந்த மொழியில்',
    referrer: 'உங்கள் பக்கங்கள்: எந்த மொழியில்',
  },
  saveLanguage: 'மொழியைச் சேமி',

  password: 'பாஸ்வேர்டு',
  newPassword: 'புதுப் பாஸ்வேர்டு',
  newPasswordHelp: (letters: number) =>
    `குறைந்தது ${letters} எழுத்து. மாற்றினால் மற்ற எல்லா இடத்திலிருந்தும் வெளியேற்றிவிடுவோம்.`,
  changePassword: 'பாஸ்வேர்டை மாற்று',
  passwordChanged: 'பாஸ்வேர்டு மாறிவிட்டது.',

  factorOff:
    'இப்போது கேட்பதில்லை. கேட்கும்படி வைத்தால், உள்ளே செல்ல உங்கள் போன் காட்டும் எண்ணும் வேண்டும்: பாஸ்வேர்டு திருடுபோனாலும் வேறு யாரும் உள்ளே வர முடியாது.',
  factorOn: (codes: number) =>
    codes === 0
      ? 'இப்போது கேட்கிறோம். மீட்பு எண் எதுவும் மீதம் இல்லை: புது எண்கள் எடுங்கள்.'
      : `இப்போது கேட்கிறோம். இன்னும் ${codes} மீட்பு எண் மீதம் இருக்கிறது.`,
  turnFactorOn: 'போன் காட்டும் எண்ணும் வேண்டும்',
  turnFactorOff: 'போன் காட்டும் எண் வேண்டாம்',
  askFactorOff: {
    title: 'இனி போன் காட்டும் எண்ணைக் கேட்க வேண்டாமா?',
    effects: ['இனி பாஸ்வேர்டு மட்டும் போதும், உள்ளே செல்லலாம்.', 'உங்கள் மீட்பு எண்கள் இனி செல்லாது.'],
  },
  factorTurnedOn: 'இனி உள்ளே செல்லும்போது போன் காட்டும் எண்ணையும் கேட்போம்.',
  factorTurnedOff: 'இனி போன் காட்டும் எண்ணைக் கேட்க மாட்டோம்.',
  scan: 'உங்கள் போனில் உள்ள Google Authenticator போன்ற ஆப்பில் இந்த QR-ஐ ஸ்கேன் செய்யுங்கள்.',
  qrCodeAlt: 'Google Authenticator போன்ற ஆப்பில் ஸ்கேன் செய்ய QR கோடு',
  orType: 'அல்லது இதை அங்கே எழுதுங்கள்:',
  code: 'போன் காட்டும் எண்',
  codeHelp: 'ஆறு இலக்கம்.',
  confirmCode: 'எண்ணைச் சரிபார்த்துத் தொடங்கு',
  recoveryCodes: 'உங்கள் மீட்பு எண்கள்',
  recoveryHelp:
    'போன் இல்லாதபோது, ஒவ்வொரு எண்ணும் ஒரு முறை உள்ளே செல்ல உதவும். பேப்பரில் எழுதிப் பத்திரமாக வையுங்கள்: மறுபடி காட்ட மாட்டோம்.',
  copyCodes: 'காப்பி செய்',
  codesKept: 'எழுதி வைத்துவிட்டேன்',
  renewCodes: 'புது மீட்பு எண்கள்',
  secondFactor: 'போன் காட்டும் எண்',
};
