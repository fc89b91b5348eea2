import type { OwnChangeObstacle } from '@shop/contracts/rules/orders/own-changes';

/** Why a customer cannot change her order by herself. */
export const obstacles: Record<OwnChangeObstacle, string> = {
  device: 'It cannot be changed on this device. Please call us.',
  finished: 'It cannot be changed any more. Please call us if something is not right.',
  'on-hold': 'It is on hold, so please call us about any change.',
  asked: 'You have asked us for something already. Withdraw that first, or wait for our answer.',
  passbook: 'A passbook pays for it, so please call us about its goods and where they go.',
  closed: 'The sale is closed, so please call us about its goods and where they go.',
};
