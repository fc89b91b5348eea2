import { MEMBER_TEXT, TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import type {
  fieldErrors as EnglishErrors,
  joinWords as EnglishJoin,
  words as English,
} from '../../en/shop/join-scheme.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { characters } from '../characters.ts';

/** What stands under a box that cannot be sent as it is. */
export const fieldErrors: Translated<typeof EnglishErrors> = {
  scheme: 'எந்தத் திட்டம் என்று தேர்ந்தெடுங்கள்.',
  name: `உங்கள் பெயரை எழுதுங்கள் (${characters(TEXT.personName)}).`,
  noPhone: 'உங்கள் மொபைல் எண்ணை எழுதுங்கள்.',
  phone: 'இது இந்திய மொபைல் எண் இல்லை. எண்ணில் 10 இலக்கம் இருக்கும்; 6, 7, 8 அல்லது 9-இல் தொடங்கும்.',
  email: 'இமெயில் சரியாக இல்லை; மறுபடி பாருங்கள். உங்களுக்கு இமெயில் இல்லாவிட்டால் காலியாக விடுங்கள்.',
  address: `உங்கள் முகவரியை எழுதுங்கள் (${characters(TEXT.address)}).`,
  nomineeName: `நாமினியின் பெயரை எழுதுங்கள் (${characters(TEXT.personName)}).`,
  nomineeRelation: `நாமினி உங்களுக்கு என்ன உறவு என்று எழுதுங்கள்: கணவர், மனைவி, மகள், அம்மா (${characters(MEMBER_TEXT.relation)}).`,
  adult: '18 வயது நிறைந்தவர்கள் மட்டுமே சேரலாம்; நிறைந்திருந்தால் டிக் போடுங்கள்.',
  consent: 'விதிமுறைகளுக்குச் சம்மதம் என்று டிக் போடுங்கள், அல்லது அவை பற்றிப் பேசப் போன் செய்யுங்கள்.',
  refused: 'இது சரியாக இல்லை. மறுபடி பாருங்கள்.',
};

/** What the server says of the form and beside it. */
export const joinWords: Translated<typeof EnglishJoin> = {
  lead: 'இப்போது பணம் கட்ட வேண்டாம். நாங்கள் போன் செய்து, உங்கள் கேள்விகளுக்குப் பதில் சொல்கிறோம்; பிறகு உங்கள் பாஸ்புக் தொடங்கும்.',
  choice: (monthly: number, instalments: number, paid: number, worth: number) =>
    `மாதம் ${formatMoney(monthly)}, ${instalments} தவணை: ${formatMoney(paid)} கட்டி, ${formatMoney(worth)}-க்கு வாங்கலாம்`,
  firstDue: (day: string) => `முதல் தவணை கட்ட வேண்டிய நாள்: ${day}`,
  full: 'எல்லா இடமும் நிரம்பிவிட்டது',
  allFull: 'எல்லாத் திட்டங்களிலும் இடம் நிரம்பிவிட்டது. போன் செய்யுங்கள்: சில நேரம் ஒரு இடம் காலியாகும்.',
  checkTitle: 'இன்னொரு முறை படித்துப் பாருங்கள்',
  check: 'இன்னும் எதுவும் அனுப்பவில்லை. எல்லாம் சரி என்றால் “திட்டத்தில் சேர அனுப்பு” என்ற பட்டனை அழுத்துங்கள்.',
  checkFields: 'குறி போட்ட கட்டங்களைப் பாருங்கள்.',
  notSent: 'கோரிக்கை போகவில்லை',
  unknown: 'எங்களுக்கு வந்ததா என்று தெரியவில்லை',
  unknownHelp:
    'அனுப்பும்போது இன்டர்நெட் நின்றுவிட்டது. “திட்டத்தில் சேர அனுப்பு” என்ற பட்டனை மறுபடி அழுத்துங்கள்: எத்தனை முறை அழுத்தினாலும் ஒரு முறைதான் பதிவாகும்.',
};

/** What stands in the form. */
export const words: Translated<typeof English> = {
  title: 'திட்டத்தில் சேர',
  scheme: 'எந்தத் திட்டம்',
  who: 'சேர்பவர்',
  name: 'உங்கள் பெயர்',
  phone: 'மொபைல் எண்',
  phoneHelp: 'இந்த எண்ணுக்குப் போன் செய்வோம்; பாஸ்புக் லிங்க் தொலைந்தாலும் இந்த எண்ணை வைத்துக் கண்டுபிடிக்கலாம்.',
  email: 'இமெயில்',
  emailHelp: 'இருந்தால் தாருங்கள்: உங்கள் திட்டத்தின் ஓராண்டு முடிய 30 நாள் இருக்கும்போது இமெயில் அனுப்புவோம்.',
  address: 'முகவரி',
  addressHelp: 'வீட்டு எண், தெரு, ஊர், PIN கோடு',
  nominee: 'உங்கள் நாமினி',
  nomineeHelp: 'வாங்கும் முன் உங்களுக்கு ஏதாவது ஆகிவிட்டால், நீங்கள் கட்டிய பணம் இவருக்குத் தரப்படும்.',
  nomineeName: 'நாமினியின் பெயர்',
  nomineeRelation: 'நாமினி உங்களுக்கு என்ன உறவு',
  nomineeRelationHelp: 'கணவர், மனைவி, மகள், அம்மா …',
  nomineePhone: 'நாமினியின் மொபைல் எண்',
  consents: 'அனுப்பும் முன்',
  adult: 'எனக்கு 18 வயது நிறைந்தது.',
  consent: 'இந்தப் பக்கத்தில் உள்ள விதிமுறைகளுக்கும், கடை இந்தத் தகவலை வைத்திருப்பதற்கும் எனக்குச் சம்மதம்.',
  privacy: 'இந்தத் தகவலை என்ன செய்கிறோம்',
  website: 'இங்கே எதுவும் எழுத வேண்டாம்',
  look: 'சரிபார்',
  send: 'திட்டத்தில் சேர அனுப்பு',
};
