import type { ShopIdentity } from '@shop/contracts/shop/views';
import type { words as English } from '../../en/shop/own-texts.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What pages say of themselves whose texts are the owner's. */
export const words: Translated<typeof English> = {
  about: {
    title: ({ name }: ShopIdentity) => `${name}: எங்களைப் பற்றி`,
    description: ({ name, city, since }: ShopIdentity) =>
      `${name} யாருடைய கடை? ஊர்: ${city}. லைசென்ஸ் உள்ள பட்டாசுக் கடை; ${since} முதல் விற்கிறோம்.`,
  },
  refund: {
    title: 'ரத்து செய்ய, பணம் திரும்பப் பெற, விதிமுறைகள்',
    description: ({ name }: ShopIdentity) =>
      `${name}: ஆர்டரை எப்போது ரத்து செய்யலாம், ஏதாவது குறைந்தாலோ உடைந்திருந்தாலோ என்ன செய்வோம், பணம் எப்படித் திரும்ப வரும், நீங்கள் சம்மதிக்கும் விதிமுறைகள்.`,
  },
  privacy: {
    title: 'தனியுரிமை',
    description: ({ name }: ShopIdentity) =>
      `${name}: நீங்கள் ஆர்டர் செய்யும்போதும் எங்களுக்கு எழுதும்போதும் உங்களைப் பற்றி எதை வைத்திருக்கிறோம், யார் பார்ப்பார்கள், எவ்வளவு நாள் இருக்கும். டிஜிட்டல் தனிநபர் தரவுப் பாதுகாப்புச் சட்டம், 2023 (DPDP Act) உங்களுக்குத் தரும் உரிமைகள்.`,
  },
};
