import type { AskedChangeView, OwnChangesView } from '@shop/contracts/own-changes/views';
import type { OwnChangeKind, OwnChangeObstacle } from '@shop/contracts/rules/orders/own-changes';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { changeSentence } from './order-changes.ts';

/** What a customer may change of her order, and what she asked for. Made on the server: no script carries it. */
export const words = {
  edit: (isAtOnce: boolean) => (isAtOnce ? 'Change this order' : 'Ask for a change'),
  cancel: (isAtOnce: boolean) => (isAtOnce ? 'Cancel this order' : 'Ask to cancel it'),
  takeBack: 'Take it back',
  failed: 'This was not taken back',
  settled: 'We have answered meanwhile. Below is your order as it is now.',
} as const;

const obstacles: Record<Exclude<OwnChangeObstacle, 'finished' | 'asked'>, string> = {
  device: 'It cannot be changed on this device. Please call us.',
  'on-hold': 'It is on hold, so please call us about any change.',
  passbook: 'A passbook pays for it, so please call us about its goods and where they go.',
  closed: 'The sale is closed, so please call us about its goods and where they go.',
};

/** What may be done; null: nothing is to be said of it. */
export function mayChange(
  { edit, cancel, isAtOnce }: OwnChangesView,
  state: OrderState,
  device: boolean,
): string | null {
  if (edit === 'finished')
    return device && (state === 'packed' || state === 'dispatched')
      ? 'It is packed, so it is not changed any more. Please call us if something is not right.'
      : null;
  if (edit === 'asked') return null;
  if (edit === null)
    return isAtOnce
      ? 'You may change or cancel it yourself until we have confirmed it.'
      : 'Until it is packed you may ask us for a change, or to cancel it. We answer here.';
  return cancel === null ? `${obstacles[edit]} You may ask us to cancel it.` : obstacles[edit];
}

const titles: Record<AskedChangeView['state'], Record<OwnChangeKind, string>> = {
  open: { edit: 'You asked us for a change', cancel: 'You asked us to cancel this order' },
  declined: { edit: 'We could not make the change', cancel: 'We could not cancel this order' },
  overtaken: { edit: 'Your change was not made', cancel: 'Your order was not cancelled' },
};

export const askedTitle = ({ kind, state }: AskedChangeView): string => titles[state][kind];

export function askedSentences({ state, changes, answer }: AskedChangeView): string[] {
  const asked = changes.map(changeSentence);
  if (state === 'open') return [...asked, 'We answer here. Until then your order is as it was.'];
  if (state === 'overtaken')
    return ['The order became another before we answered. Look at it below, and ask again if you want to.'];
  return [
    ...(answer ? [`We say: ${answer}`] : []),
    'Your order is as it was. What you had asked for:',
    ...asked,
  ];
}
