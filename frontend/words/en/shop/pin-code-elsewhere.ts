import type { ErrorDetails } from '@shop/contracts/errors';

/** Apart from the other refusals: only the review and the desk load it. */
export const pinCodeElsewhere = ({ pinCode, state, isIn }: ErrorDetails['pin-code-elsewhere']) =>
  `PIN code ${pinCode} is ${isIn === null ? '' : `in ${isIn}, `}not in ${state}: please choose the state of the address.`;
