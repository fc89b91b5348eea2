import type { DeviceOrderView } from '@shop/contracts/devices/views';
import type { words as English } from '../../en/shop/remembered.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { stepWords } from './order-steps.ts';

const items = (count: number) => plural(count, { one: '1 பொருள்', other: `${count} பொருட்கள்` });

/** What the shop says to whoever is known on this device. */
export const words: Translated<typeof English> = {
  title: (name: string) => `வணக்கம் ${name}, வாருங்கள்!`,
  order: (number: string) => `உங்கள் ஆர்டர் ${number}`,
  state: ({ state, onHold }: Pick<DeviceOrderView, 'state' | 'onHold'>) =>
    onHold ? 'நிறுத்தி வைத்திருக்கிறோம்' : state === 'cancelled' ? 'ரத்து ஆனது' : stepWords[state],
  lastSeason: (count: number) => `போன வருடத்து லிஸ்டை ஆர்டர் செய்ய (${items(count)})`,
  lastSeasonShort: (count: number) => `போன வருடத்து லிஸ்ட்: ${items(count)}`,
  lastSeasonHelp: (day: string) => `நீங்கள் ${day} அன்று போட்ட லிஸ்ட், இன்றைய விலையில். அனுப்பும் முன் மாற்றலாம்.`,
  seeIt: 'அந்த ஆர்டரைப் பார்க்க',
  forget: (name: string) => `${name}: இந்தப் போனில் மறந்துவிடு`,
  forgetHelp:
    'இது உங்கள் பெயர் இல்லையா, அல்லது இது உங்கள் போன் இல்லையா? இந்தப் போனில் மறந்துவிட்டால், பிறகு இந்த ஆர்டர்களை எங்களுக்குப் போன் செய்துதான் மாற்ற முடியும்.',
  forgotten: 'இனி நினைவில் இல்லை. உங்கள் பெயரையும் ஆர்டர்களையும் இந்தப் போன் இனி யாருக்கும் காட்டாது.',
  notForgotten: 'கடையோடு இணைக்க முடியவில்லை; உங்கள் பெயர் இன்னும் இந்தப் போனில் இருக்கிறது. மறுபடி அழுத்துங்கள்.',

  remember: 'இந்தப் போனில் என்னை நினைவில் வை',
  rememberHelp: 'அடுத்த முறை உங்கள் ஆர்டர்களும் இந்த லிஸ்டும் இங்கே இருக்கும்; எல்லாம் மறுபடி எழுத வேண்டாம்.',
  filledIn: (name: string) => `${name} இந்தப் போனில் கடைசியாகச் செய்த ஆர்டரிலிருந்து நிரப்பியிருக்கிறோம்.`,
  someoneElse: 'ஆர்டர் செய்வது வேறு ஒருவர்',

  missingTitle: (missing: number, all: number) =>
    plural(missing, {
      one: `மொத்தம் ${items(all)}; அதில் 1 இப்போது இல்லை`,
      other: `மொத்தம் ${items(all)}; அதில் ${missing} இப்போது இல்லை`,
    }),
  missingHelp: 'இல்லாததற்குப் பதிலாக வேண்டியதில் டிக் போடுங்கள்.',
  instead: (name: string, price: string) => `${name}, ${price}`,
  nothingLike: 'இது போல வேறு எதுவும் இல்லை.',
  takeList: (count: number) =>
    plural(count, { one: '1 பொருளை லிஸ்டில் சேர்', other: `${count} பொருட்களை லிஸ்டில் சேர்` }),
  cancel: 'வேண்டாம்',
};
