import type { SheetFault } from '../../../lib/sheet/read-cells.ts';
import type { Doubt } from '@shop/contracts/rules/catalogue/pasted/reading';
import type { words as English } from '../../en/shop/pasted-list.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** After a number: 1 லைன், 5 லைன். */
const lines = (count: number) => `${count} லைன்`;

/** A list that somebody wrote, pasted and read. */
export const words: Translated<typeof English> = {
  paste: 'லிஸ்டைப் பேஸ்ட் செய்',
  title: 'லிஸ்டைப் பேஸ்ட் செய்',
  help: 'எழுதிய செய்தி அப்படியே போதும்: பொருள் எண் அல்லது பெயர் (தமிழ், இங்கிலீஷ்), எத்தனை. நீங்கள் பார்க்கும் முன் எதுவும் சேராது.',
  text: 'லிஸ்ட்',
  placeholder: 'SP-09 2\nபூச்செடி பெரியது 3 பெட்டி\nலட்சுமி வெடி 2',
  file: 'ஃபைலைத் தேர்ந்தெடு',
  fileHelp: 'அல்லது ஒரு ஃபைல்: Excel, CSV, டெக்ஸ்ட். இழுத்து வந்து இங்கே போடலாம்.',
  read: 'லிஸ்டைப் படி',
  reading: 'படிக்கிறோம் …',
  close: 'மூடு',
  again: 'எழுதியதைத் திருத்து',
  nothing:
    'இதில் பொருள் எதுவும் கிடைக்கவில்லை. ஒவ்வொரு லைனிலும் பொருள் எண்ணோ பெயரோ எழுதி, பக்கத்தில் எத்தனை என்று எழுதுங்கள்.',
  tooLong: (length: number, most: number) =>
    `இதில் ${length.toLocaleString('en-IN')} எழுத்து இருக்கிறது; ஒரே தடவையில் அதிகபட்சம் ${most.toLocaleString('en-IN')} படிக்க முடியும். பிரித்துப் பேஸ்ட் செய்யுங்கள்.`,
  tooManyRows: (rows: number, most: number) =>
    `இந்த ஃபைலில் ${rows.toLocaleString('en-IN')} லைன் இருக்கிறது; அதிகபட்சம் ${most.toLocaleString('en-IN')} படிக்க முடியும். பிரித்துச் சேமியுங்கள்.`,
  notRead: 'இதைப் படிக்க முடியவில்லை. மறுபடி முயற்சி செய்யுங்கள், அல்லது எழுதியதைப் பேஸ்ட் செய்யுங்கள்.',
  faults: {
    'too-large': 'இந்த ஃபைல் 10 MB-க்கு மேல் இருக்கிறது. லிஸ்டை மட்டும் தனியாகச் சேமித்து, மறுபடி தேர்ந்தெடுங்கள்.',
    'other-kind':
      'Excel (.xlsx), CSV, டெக்ஸ்ட் ஃபைல் மட்டுமே படிக்க முடியும். இவற்றில் ஒன்றாகச் சேமியுங்கள், அல்லது எழுதியதைப் பேஸ்ட் செய்யுங்கள்.',
    password: 'இந்த ஃபைல் பாஸ்வேர்டு இருந்தால்தான் திறக்கும். பாஸ்வேர்டு இல்லாமல் சேமித்து, மறுபடி தேர்ந்தெடுங்கள்.',
    empty: 'இந்த ஃபைலில் ஒன்றும் இல்லை. வேறு ஃபைலைத் தேர்ந்தெடுங்கள், அல்லது எழுதியதைப் பேஸ்ட் செய்யுங்கள்.',
    'other-columns':
      'இந்த ஃபைலில் ஒவ்வொரு ஷீட்டும் வேறு மாதிரி இருக்கிறது. லிஸ்ட் உள்ள ஷீட்டை மட்டும் சேமித்து, மறுபடி தேர்ந்தெடுங்கள்.',
    unreadable:
      'இந்த ஃபைலைப் படிக்க முடியவில்லை. மறுபடி .xlsx அல்லது .csv ஆகச் சேமியுங்கள், அல்லது எழுதியதைப் பேஸ்ட் செய்யுங்கள்.',
  } satisfies Partial<Record<SheetFault, string>>,

  doubts: (count: number) => `பார்க்க வேண்டியது: ${lines(count)}`,
  doubtsHelp: '1, 2, 3 … அழுத்தித் தேர்ந்தெடுக்கலாம்; Enter என்றால் “சேர்”, Escape என்றால் “வேண்டாம்”.',
  settled: 'எல்லாவற்றையும் பார்த்தாயிற்று.',
  sure: (count: number) => `தெளிவானது: ${lines(count)}`,
  passed: (count: number) => `பொருள் பெயர் இல்லாதது: ${lines(count)}`,
  unfilled: (count: number) => `விலைப் பட்டியலில் எத்தனை என்று எழுதாதது: ${lines(count)}.`,
  candidates: 'எதுவாக இருக்கலாம்',
  none: 'விலைப் பட்டியலில் இந்தப் பெயரில் எதுவும் இல்லை.',
  banned: 'சரவெடிக்குச் சட்டப்படி தடை இருக்கிறது; நாங்கள் விற்பதில்லை.',
  like: 'இந்தப் பெயரில் இல்லை. இது போல இருப்பவை:',
  soldOutOf: (name: string) => `${name}: தீர்ந்துவிட்டது.`,
  inItsPlace: 'இது போல இருப்பவை:',
  search: 'வேறு பொருளைத் தேடு',
  count: 'எத்தனை',
  needsCount: 'எத்தனை என்று எழுதுங்கள்: 1 அல்லது அதற்கு மேல்.',
  take: 'சேர்',
  takeOnly: (count: number) => `${count} மட்டும் சேர்`,
  leaveOut: 'வேண்டாம்',
  leftOut: 'சேர்க்கவில்லை',
  decide: 'சரிபார்',
  change: 'மாற்று',
  taken: (name: string, count: number) => `${name} × ${count}`,
  already: (count: number) => `ஏற்கெனவே ${count} இருக்கிறது; அதோடு இதுவும் சேரும்.`,
  repeated: (count: number) => `இன்னொரு லைனிலும் எழுதியிருக்கிறது: எல்லாம் சேர்த்து ${count}.`,
  beyond: ({ most, of, isLeft }: { most: number; of: number | null; isLeft: boolean }) => {
    const limit = isLeft ? `மீதம் ${of} மட்டும்.` : `ஒரு ஆர்டரில் அதிகபட்சம் ${of ?? most}.`;
    if (most === 0) return isLeft && of === 0 ? 'தீர்ந்துவிட்டது.' : `${limit} இனி சேர்க்க முடியாது.`;
    return most === of ? limit : `${limit} இன்னும் ${most} சேர்க்கலாம்.`;
  },
  progress: (taken: number, open: number, out: number) =>
    [`சேரும்: ${taken}`, `பார்க்க வேண்டியது: ${open}`, ...(out > 0 ? [`வேண்டாம்: ${out}`] : [])].join(' · '),
  leaveRest: (open: number) => `மற்றவை வேண்டாம் (${open})`,
  intoOrder: (count: number) =>
    plural(count, { one: '1 பொருளை ஆர்டரில் சேர்', other: `${count} பொருட்களை ஆர்டரில் சேர்` }),
  intoList: (count: number) =>
    plural(count, { one: '1 பொருளை லிஸ்டில் சேர்', other: `${count} பொருட்களை லிஸ்டில் சேர்` }),
  done: (count: number) =>
    plural(count, {
      one: 'பேஸ்ட் செய்த லிஸ்டிலிருந்து 1 பொருள் சேர்ந்தது.',
      other: `பேஸ்ட் செய்த லிஸ்டிலிருந்து ${count} பொருட்கள் சேர்ந்தன.`,
    }),
  undo: 'பழையபடி',
  undone: 'லிஸ்டைப் பழையபடி ஆக்கிவிட்டோம்.',

  reasons: {
    'no-count': 'எத்தனை என்று எழுதவில்லை.',
    'two-counts': 'இரண்டு எண் இருக்கிறது.',
    part: 'பாதி வேண்டும் என்று எழுதியிருக்கிறது, அல்லது எத்தனை என்று தெளிவாக இல்லை.',
    pieces: 'பீஸ் கணக்கில் எழுதியிருக்கிறது; இதைப் பீஸாக விற்பதில்லை.',
    wholesale: 'கேஸ் அல்லது செட் கணக்கில் எழுதியிருக்கிறது.',
    price: 'இந்த எண் விலையாக இருக்கலாம்.',
    'too-many': 'எண்ணிக்கை பெரிதாக இருக்கிறது. சரிதானா?',
    words: 'சில வார்த்தைகள் புரியவில்லை.',
    against: 'வேண்டாம் என்று எழுதியிருக்கலாம், அல்லது “இருந்தால்” என்று எழுதியிருக்கலாம்.',
    apart: 'எண் பெயருக்குப் பக்கத்தில் இல்லை.',
    numbered: 'இது வரிசை எண்ணாக இருக்கலாம்.',
    repeated: 'முன்பே எழுதியிருக்கிறது.',
  } satisfies Record<Doubt, string>,
  kinds: {
    likely: 'இதுவாக இருக்கலாம்:',
    several: 'இவற்றில் ஒன்றாக இருக்கலாம்:',
  },
};
