import type { words as English } from '../../en/shop/pollution-free.ts';
import type { Translated } from '@shop/contracts/rules/language';

export const words: Translated<typeof English> = {
  list: 'எங்கள் விலைப் பட்டியலில் உள்ள பசுமைப் பட்டாசு',
  listText:
    'இவற்றுக்குச் சான்றிதழ் எண் இருக்கிறது; பெயரை அழுத்தினால் எண் தெரியும். பெட்டியில் உள்ள எண்ணோடு ஒப்பிட்டுப் பாருங்கள்.',
  none: 'இப்போது விலைப் பட்டியலில் எந்தப் பட்டாசுக்கும் சான்றிதழ் இல்லை. சான்றிதழ் இல்லாமல் எதையும் பசுமை என்று நாங்கள் சொல்வதில்லை.',
};
