import type { ClaimView, OwnClaimsView } from '@shop/contracts/claims/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import type { words as English } from '../../en/shop/claim-page.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What a customer said was broken or missing, and what became of it. Made on the server: no script carries it. */
export const words: Translated<typeof English> = {
  claim: 'உடைந்தது, வராதது பற்றிச் சொல்ல',
  addPhotos: 'போட்டோ சேர்க்க',
};

/** What may be told; null: nothing is to be said of it. */
export function mayClaim({ obstacle, until }: OwnClaimsView): string | null {
  const last = until === null ? '' : formatDay(until);
  switch (obstacle) {
    case null:
      return `ஏதாவது உடைந்திருந்தாலோ வராவிட்டாலோ ${last} வரை இங்கே சொல்லலாம்.`;
    case 'device':
      return `ஏதாவது உடைந்திருந்தாலோ வராவிட்டாலோ ${last} வரை எங்களுக்குப் போன் செய்யலாம். ஆர்டர் எண்ணைக் கையில் வைத்துக்கொள்ளுங்கள்.`;
    case 'late':
      return `உடைந்ததையோ வராததையோ இங்கே சொல்ல ${last} கடைசி நாள்; அது முடிந்துவிட்டது. எங்களுக்குப் போன் செய்யுங்கள்.`;
    case 'off':
      return 'ஏதாவது உடைந்திருந்தாலோ வராவிட்டாலோ எங்களுக்குப் போன் செய்யுங்கள்.';
    case 'open':
      return 'நாங்கள் பதில் சொல்லும் முன் இன்னும் ஏதாவது இருந்தால், எங்களுக்குப் போன் செய்யுங்கள்.';
    default:
      return null;
  }
}

const titles: Record<ClaimView['state'], string> = {
  open: 'உடைந்தது, வராதது பற்றிச் சொன்னீர்கள்',
  credited: 'உடைந்த, வராத பொருட்களின் தொகையைப் பில்லில் கழித்தோம்',
  declined: 'உங்களுக்குப் பதில் சொன்னோம்',
};

export const claimTitle = ({ state }: ClaimView): string => titles[state];

export function claimSentences(claim: ClaimView, lines: readonly OrderLine[]): string[] {
  const { goods, photos, remark, state, answer, creditPaise } = claim;
  const nameOf = new Map(lines.map(({ code, name }) => [code, name]));
  const told = [
    ...goods.map(({ code, quantity }) => `${nameOf.get(code) ?? code}: ${quantity}`),
    ...(remark === '' ? [] : [`நீங்கள் எழுதியது: ${remark}`]),
    ...(photos > 0
      ? [plural(photos, { one: '1 போட்டோ அனுப்பினீர்கள்.', other: `${photos} போட்டோ அனுப்பினீர்கள்.` })]
      : []),
  ];
  if (state === 'open') return [...told, 'பார்த்துவிட்டு இங்கே பதில் சொல்கிறோம்.'];
  return [
    ...(creditPaise === null ? [] : [`உங்கள் பில்லில் கழித்தது ${formatMoney(creditPaise)}.`]),
    ...(answer === null ? [] : [`எங்கள் பதில்: ${answer}`]),
    'நீங்கள் சொன்னது:',
    ...told,
  ];
}
