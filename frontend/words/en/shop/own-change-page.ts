import type { ChangeRequestView, OwnChangesView } from '@shop/contracts/own-changes/views';
import type { OwnChangeKind } from '@shop/contracts/rules/orders/own-changes';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { changeSentence } from './order-changes.ts';
import { obstacles } from './own-change-obstacles.ts';

/** What a customer may change of her order, and what she asked for. Made on the server: no script carries it. */
export const words = {
  edit: (isAtOnce: boolean) => (isAtOnce ? 'Change this order' : 'Ask for a change'),
  cancel: (isAtOnce: boolean) => (isAtOnce ? 'Cancel this order' : 'Ask to cancel it'),
  withdraw: 'Withdraw it',
  failed: 'It was not withdrawn',
  settled: 'We have answered meanwhile. Below is your order as it is now.',
} as const;

/** What may be done; null: nothing is to be said of it. */
export function mayChange(
  { edit, cancel, isAtOnce }: OwnChangesView,
  state: OrderState,
  device: boolean,
): string | null {
  if (edit === 'finished')
    return device && (state === 'packed' || state === 'dispatched') ? obstacles.finished : null;
  if (edit === 'asked') return null;
  if (edit === null)
    return isAtOnce
      ? 'You may change or cancel it yourself until we have confirmed it.'
      : 'Until it is packed you may ask us for a change, or to cancel it. We answer here.';
  return cancel === null ? `${obstacles[edit]} You may ask us to cancel it.` : obstacles[edit];
}

const titles: Record<ChangeRequestView['state'], Record<OwnChangeKind, string>> = {
  open: { edit: 'You asked us for a change', cancel: 'You asked us to cancel this order' },
  declined: { edit: 'We could not make the change', cancel: 'We could not cancel this order' },
  overtaken: { edit: 'Your change was not made', cancel: 'Your order was not cancelled' },
};

export const requestTitle = ({ kind, state }: ChangeRequestView): string => titles[state][kind];

export function requestSentences({ state, changes, answer }: ChangeRequestView): string[] {
  const asked = changes.map(changeSentence);
  if (state === 'open') return [...asked, 'We answer here. Until then your order is as it was.'];
  if (state === 'overtaken')
    return ['Your order was changed before we answered. Look at it below, and ask again if you want to.'];
  return [
    ...(answer ? [`Our answer: ${answer}`] : []),
    ...(asked.length > 0
      ? ['Your order is as it was. What you had asked for:', ...asked]
      : ['Your order is as it was.']),
  ];
}
