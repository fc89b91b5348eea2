import type { GoodsRule } from '@shop/contracts/rules/catalogue/goods';
import type { words as English } from '../../en/shop/goods.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What a state lets in, wherever the shop speaks of it. */
export const words: Translated<typeof English> = {
  rule: {
    all: (state: string) => `${state}: எங்கள் பட்டியலில் உள்ள எல்லாப் பட்டாசையும் அங்கே அனுப்பலாம்.`,
    green: (state: string) =>
      `${state}: அங்கே CSIR\u2011NEERI சான்றிதழ் உள்ள பசுமைப் பட்டாசு மட்டுமே அனுப்பலாம்; பட்டியலில் அதை “பசுமை” என்று குறித்திருக்கிறோம்.`,
  } satisfies Record<GoodsRule, (state: string) => string>,
  fact: 'எந்தப் பட்டாசு அனுப்பலாம்',
  hours: (hours: string) => `பற்ற வைக்க அனுமதித்த நேரம்: ${hours}.`,
  mark: 'உங்கள் மாநிலத்துக்கு இல்லை',
  notAllowedLines: (count: number, state: string) =>
    plural(count, {
      one: `${state}: உங்கள் லிஸ்டில் உள்ள இந்தப் பொருளை அங்கே அனுப்ப முடியாது:`,
      other: `${state}: உங்கள் லிஸ்டில் உள்ள இந்த ${count} பொருட்களை அங்கே அனுப்ப முடியாது:`,
    }),
  remove: (count: number) =>
    plural(count, { one: 'லிஸ்டிலிருந்து எடுத்துவிடு', other: `${count} பொருட்களையும் எடுத்துவிடு` }),
  removeFirst: (state: string) =>
    `${state}: அங்கே அனுப்ப முடியாதது உங்கள் லிஸ்டில் இருக்கிறது. முதலில் அதை எடுத்துவிடுங்கள், அல்லது வேறு மாநிலத்தைத் தேர்ந்தெடுங்கள்.`,
};
