import type { ClaimView, OwnClaimsView } from '@shop/contracts/claims/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';

/** What a customer said was broken or missing, and what became of it. Made on the server; the form alone has the sentences too. */
export const words = {
  claim: 'Tell us what is broken or missing',
  addPhotos: 'Add photographs',
} as const;

/** What may be told; null: nothing is to be said of it. */
export function mayClaim({ obstacle, until }: OwnClaimsView): string | null {
  const last = until === null ? '' : formatDay(until);
  switch (obstacle) {
    case null:
      return `Is something broken or missing? Tell us here until ${last}.`;
    case 'device':
      return `Is something broken or missing? Please call us until ${last}, and have the order number at hand.`;
    case 'late':
      return `What is broken or missing could be told here until ${last}. Please call us.`;
    case 'off':
      return 'Is something broken or missing? Please call us.';
    case 'open':
      return 'Until we have answered, please call us if there is more.';
    default:
      return null;
  }
}

const titles: Record<ClaimView['state'], string> = {
  open: 'You told us what is broken or missing',
  credited: 'We have taken it off your bill',
  declined: 'We have answered you',
};

export const claimTitle = ({ state }: ClaimView): string => titles[state];

export function claimSentences(claim: ClaimView, lines: readonly OrderLine[]): string[] {
  const { goods, photos, remark, state, answer, creditPaise } = claim;
  const nameOf = new Map(lines.map(({ code, name }) => [code, name]));
  const told = [
    ...goods.map(({ code, quantity }) => `${nameOf.get(code) ?? code}: ${quantity}`),
    ...(remark === '' ? [] : [`You wrote: ${remark}`]),
    ...(photos > 0 ? [photos === 1 ? 'You sent 1 photograph.' : `You sent ${photos} photographs.`] : []),
  ];
  if (state === 'open') return [...told, 'We look at it and answer here.'];
  return [
    ...(creditPaise === null ? [] : [`${formatMoney(creditPaise)} is credited to you.`]),
    ...(answer === null ? [] : [`Our answer: ${answer}`]),
    'What you had told us:',
    ...told,
  ];
}
