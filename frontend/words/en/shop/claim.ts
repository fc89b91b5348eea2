import type { ErrorDetails } from '@shop/contracts/errors';
import { UPLOAD } from '@shop/contracts/rules/files/uploads';
import { CLAIM, type ClaimObstacle } from '@shop/contracts/rules/orders/claims';

/** A customer tells what is broken or missing. */
export const words = {
  title: 'What is broken or missing?',
  help: 'Count the pieces of each that came broken, or did not come.',
  goods: 'Your goods',
  ordered: (quantity: number) => `You ordered ${quantity}`,
  remark: 'What happened',
  phone: 'Mobile number of the order',
  phoneHelp: 'We took this order for you, so we ask for its number.',
  phoneProblem: 'Please type the ten digits of the mobile number.',
  photos: 'Photographs',
  photosHelp: (most: number) => `Up to ${most}. They help us to see it; only our staff see them.`,
  photo: (position: number) => `Photograph ${position}`,
  remove: 'Remove',
  removePhoto: (position: number) => `Remove photograph ${position}`,
  preparing: 'Making the photographs ready …',
  tooMany: (most: number) => (most === 1 ? '1 photograph at the most.' : `${most} photographs at the most.`),
  unreadable: (names: string) =>
    `${names} cannot be read as a photograph. Please choose another: JPEG, PNG or WebP.`,
  nothing: 'Please count what is broken or missing.',
  send: 'Send it',
  sending: (position: number, count: number) => `Sending photograph ${position} of ${count} …`,
  back: 'Not now',
  sent: 'We have it, and answer here.',
  failed: 'Nothing was sent',
  unsure: 'We do not know yet',
  unknown: 'No answer came, so we do not know whether it arrived. Please press again: we get it once only.',
  arrived: 'We have what you told us',
  arrivedFirst: 'What you sent first has arrived',
  arrivedFirstHelp: 'What you sent after it did not. Please call us if it matters.',
  goOn: 'Go on',
  photosLeft: (count: number) =>
    count === 1 ? '1 photograph did not arrive.' : `${count} photographs did not arrive.`,
  again: 'Send them again',
  without: 'Leave them out',
  addTitle: 'Photographs of what is broken',
  addElsewhere: 'They are added on the page where you told us. Please call us if you have it no more.',
  sendPhotos: 'Send the photographs',
  photoLost: 'No answer came. Please try again.',
} as const;

const refusals: Record<ClaimObstacle, string> = {
  'not-collected': 'The order is not collected yet. Please call us if something is not right.',
  off: 'Please call us: we take this by phone.',
  late: 'The time for it is over. Please call us.',
  open: 'You have told us already, and we answer that first. Please call us if there is more.',
  device: 'This is told on the phone that sent the order, or by a call to us.',
};

type Sentences = {
  [Code in keyof ErrorDetails]?: string | ((details: ErrorDetails[Code]) => string);
};

/** Refusals that nobody else meets. */
export const claimSentences = {
  'claim-refused': ({ obstacle }) => refusals[obstacle],
  'claim-phone-wrong': 'The order has another mobile number. Please look at it again, or call us.',
  'claim-exceeds-order': ({ most }) =>
    most === 0 ? 'One of these is not in your order.' : `Your order has ${most} of one of these, not more.`,
} satisfies Sentences;

/** What is said of a refusal here; of others as everywhere. */
export const sentences: Sentences = {
  ...claimSentences,
  'claim-answered': 'We have answered already, and look at no more photographs.',
  'upload-kind-refused': 'It is no photograph: JPEG, PNG or WebP.',
  'upload-dimensions-refused': `It must be ${UPLOAD.leastSide} to ${CLAIM.photoSide} dots wide and high. Please choose another.`,
  'upload-unreadable': 'It is damaged, and cannot be looked at.',
  'object-store-unavailable': 'Photographs cannot be kept just now. Please try again in a minute.',
};
