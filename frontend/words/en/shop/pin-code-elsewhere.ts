import type { ErrorDetails } from '@shop/contracts/errors';

/** Apart from the other refusals: only the review and the desk load it. */
export const pinCodeElsewhere = ({ pinCode, state, isIn, sends }: ErrorDetails['pin-code-elsewhere']) =>
  !sends
    ? `PIN code ${pinCode} is not in ${state} but in a state where we do not send yet.`
    : `PIN code ${pinCode} is ${isIn === null ? '' : `in ${isIn}, `}not in ${state}: please choose the state of the address.`;
