import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { words as English } from '../../en/staff/order-action.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { orderStateWords } from '../shop/order-states.ts';

/** What became of a step of an order. */
export const words: Translated<typeof English> = {
  undone: 'பழையபடி ஆக்கிவிட்டோம்.',
  movedMeanwhile: (state: OrderState) =>
    `உங்களுக்கு முன் வேறு யாரோ செய்துவிட்டார்கள்; ஆர்டரின் நிலை இப்போது: ${orderStateWords[state]}. நீங்கள் அழுத்தியதால் எதுவும் மாறவில்லை.`,
  heldMeanwhile: 'இதற்கிடையில் ஆபீஸில் இந்த ஆர்டரை நிறுத்தி வைத்திருக்கிறார்கள்; அதனால் எதுவும் மாறவில்லை.',
};
