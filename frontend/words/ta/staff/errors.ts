import { dayWords } from '@shop/contracts/rules/day-words/ta';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Sentences } from '../../en/shop/api-errors.ts';
import { orderStateWords } from '../shop/order-states.ts';

/** What staff can meet in the godown, and referrers in their area, beside what everybody can. The English ones are in `features/desk/shell/desk-errors.ts`. */
export const sentences = {
  'shutting-down':
    'கடையின் சர்வர் இப்போது மறுபடி தொடங்குகிறது. எல்லாம் பத்திரமாக இருக்கிறது; ஒரு நிமிடம் கழித்து மறுபடி முயற்சி செய்யுங்கள்.',
  'schema-not-served': 'கடையின் சாஃப்ட்வேரை இப்போது அப்டேட் செய்கிறார்கள். சில நிமிடம் கழித்து மறுபடி முயற்சி செய்யுங்கள்.',
  'permission-missing': 'இதைச் செய்ய உங்களுக்கு அனுமதி இல்லை. ஓனரிடம் கேளுங்கள்.',
  'password-needed': 'இதற்கு உங்கள் பாஸ்வேர்டு வேண்டும். எதுவும் மாறவில்லை; இன்னொரு முறை செய்யுங்கள்.',
  'record-changed':
    'இதற்கிடையில் வேறு யாரோ இதைச் சேமித்திருக்கிறார்கள். என்ன மாற்றினார்கள் என்று பார்த்துவிட்டு மறுபடி சேமியுங்கள்.',
  'change-set-not-open': 'இது ஏற்கெனவே பதிவானது, அல்லது பழையபடி ஆக்கியது. பக்கத்தை மறுபடி திறந்து பாருங்கள்.',
  'nothing-to-change': 'பொருள் எண் உள்ள வரிசை எதுவும் இல்லை.',
  'bill-entered-already': ({ billNumber, supplier, enteredOn }) =>
    `பில் ${billNumber}${supplier && `, ${supplier}`}: இது ${formatDay(enteredOn, dayWords)} அன்றே பதிவானது. அது தவறு என்றால் “முன்பு செய்த மாற்றங்கள்” பகுதியில் பழையபடி ஆக்குங்கள்; இது வேறு பில் என்றால் வேறு எண் எழுதுங்கள்.`,
  'bill-day-unsuitable': ({ from, to }) =>
    `பில் தேதி ${formatDay(from, dayWords)} முதல் இன்று (${formatDay(to, dayWords)}) வரை இருக்கலாம்.`,
  'sheet-incomplete': 'ஃபைல் முழுவதும் வரவில்லை. அதை மறுபடி திறங்கள்.',
  'sheet-too-long': ({ most }) =>
    `ஃபைலில் ${most.toLocaleString('en-IN')} பொருளுக்கு மேல் இருக்கிறது. இரண்டு பகுதியாகத் திறங்கள்.`,
  'stock-below-zero': ({ free }) =>
    `விற்க மீதம் ${free} மட்டுமே; மற்றது விற்றுவிட்டது. முதலில் ஆபீஸில் ஆர்டரைக் குறைக்கச் சொல்லுங்கள், பிறகு ஸ்டாக்கைத் திருத்துங்கள்.`,
  'shelf-changed': ({ onShelf }) =>
    `நீங்கள் எண்ணிய பிறகு வேறு யாரோ பேக் செய்தார்கள் அல்லது திருத்தினார்கள்: இப்போது ${onShelf} இருக்க வேண்டும். மறுபடி எண்ணுங்கள்.`,
  'stock-not-counted': 'இந்தப் பொருளுக்கு ஸ்டாக் கணக்கு இல்லை.',
  'stock-counted': 'இந்தப் பொருளுக்கு ஏற்கெனவே ஸ்டாக் கணக்கு இருக்கிறது. பக்கத்தை மறுபடி திறங்கள்.',
  'order-state-changed': ({ state }) =>
    `உங்களுக்கு முன் வேறு யாரோ செய்துவிட்டார்கள்; ஆர்டரின் நிலை இப்போது: ${orderStateWords[state]}. பக்கத்தை மறுபடி திறங்கள்.`,
  'order-move-forbidden': ({ from, to }) =>
    `ஆர்டரின் நிலை “${orderStateWords[from]}”; இதிலிருந்து “${orderStateWords[to]}” நிலைக்கு மாற்ற முடியாது.`,
  'step-final': ({ state }) => `ஆர்டரின் நிலை “${orderStateWords[state]}”; இனி இதைப் பழையபடி ஆக்க முடியாது.`,
  'undo-too-late':
    'செய்தவரால் மட்டும், 10 விநாடிக்குள் மட்டும் பழையபடி ஆக்க முடியும். இப்போது ஆபீஸில் சொல்லுங்கள்: காரணம் எழுதி மாற்றுவார்கள்.',
  'stock-short': ({ goods }) =>
    `இவ்வளவு கையிருப்பு இல்லை: ${goods.map(({ name, lacking }) => `${name} (குறைவது ${lacking})`).join(', ')}.`,
  'dispatch-unpaid': ({ balancePaise }) =>
    `இன்னும் ${formatMoney(balancePaise)} வர வேண்டும். பணம் வராமல் ஏன் அனுப்புகிறோம் என்று எழுதுங்கள்.`,
  'eway-bill-missing': ({ abovePaise }) =>
    `${formatMoney(abovePaise)}-க்கு மேல் உள்ள பொருளுக்கு E-way பில் வேண்டும். அதைப் போட்டு, அதன் 12 இலக்கத்தை எழுதுங்கள்.`,
  'lorry-changed': 'இதற்கிடையில் வேறு யாரோ லாரி விவரத்தைத் திருத்தியிருக்கிறார்கள். இப்போது உள்ளது இங்கே தெரியும்.',
  'order-edited':
    'இதற்கிடையில் யாரோ இந்த ஆர்டரை மாற்றியிருக்கிறார்கள். என்ன மாறியது என்று பார்த்துவிட்டு மறுபடி அழுத்துங்கள்.',
  'order-on-hold': ({ reason }) => `இந்த ஆர்டரை நிறுத்தி வைத்திருக்கிறோம்: ${reason}. முதலில் ஆபீஸ் சரி சொல்ல வேண்டும்.`,
  'order-not-on-hold': 'இந்த ஆர்டர் இப்போது நிறுத்தி வைத்ததாக இல்லை.',
  'order-finished': ({ state }) => `ஆர்டரின் நிலை “${orderStateWords[state]}”; இனி எதுவும் மாறாது.`,
  'order-not-editable': ({ state }) =>
    `ஆர்டரின் நிலை இப்போது “${orderStateWords[state]}”; இனி அதை மாற்ற முடியாது. எதுவும் மாறவில்லை.`,
  'own-change-open': 'வாடிக்கையாளர் மாற்றம் கேட்கிறார். முதலில் ஆபீஸிலிருந்து அதற்குப் பதில் சொல்ல வேண்டும்.',
  'proposal-open': 'கேட்ட மாற்றத்துக்கு வாடிக்கையாளர் இன்னும் பதில் சொல்லவில்லை. முதலில் அது முடிய வேண்டும்.',
  'proposal-settled':
    'இதற்கு ஏற்கெனவே பதில் வந்துவிட்டது, அல்லது இது இனி இல்லை. ஆர்டர் இப்போது எப்படி இருக்கிறது என்று பாருங்கள்.',
  'proposal-overtaken':
    'கேட்ட பிறகு ஆர்டர் அல்லது அதன் தொகை மாறிவிட்டது. ஆபீஸில் சொல்லுங்கள்: வாடிக்கையாளரிடம் புதிதாகக் கேட்பார்கள்.',
  'proposal-leaves-nothing': 'அப்படிச் செய்தால் ஆர்டரில் எதுவும் இருக்காது. ஆபீஸில் சொல்லுங்கள்: ஆர்டரை ரத்து செய்வார்கள்.',
  'proposal-changes-nothing': 'ஆர்டரில் ஏற்கெனவே இத்தனைதான் இருக்கிறது.',
  'order-merged': ({ into }) =>
    `இந்த ஆர்டர் ${into} என்ற ஆர்டரோடு சேர்ந்தது; இனி அதைப் பாருங்கள். அதிகமாக இருப்பதை அந்த ஆர்டரிலிருந்து எடுங்கள்.`,
  'day-unsuitable': ({ from, to }) =>
    from === to
      ? `தேதி ${formatDay(to, dayWords)} மட்டுமே இருக்கலாம்: அன்றுதான் ஆர்டர் வந்தது.`
      : `தேதி ${formatDay(from, dayWords)} (ஆர்டர் வந்த நாள்) முதல் இன்று (${formatDay(to, dayWords)}) வரை இருக்கலாம்.`,
  'second-factor-on': 'போன் காட்டும் எண் ஏற்கெனவே இருக்கிறது.',
  'second-factor-off': 'போன் காட்டும் எண் இப்போது இல்லை.',
  'referrer-suspended':
    'உங்கள் கணக்கைக் கடை நிறுத்தி வைத்திருக்கிறது: இங்கே பார்க்கலாம், எதையும் மாற்ற முடியாது. கடைக்குப் போன் செய்யுங்கள்.',
  'irn-missing': ({ numbers }) => `IRN இல்லாமல் இவற்றைத் தர முடியாது: ${numbers.join(', ')}. ஆபீஸில் சொல்லுங்கள்.`,
} satisfies Partial<Sentences>;
