import { TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { ADDRESS_FROM_PAISE } from '@shop/contracts/rules/orders/buyer-address';
import { characters } from '../../characters.ts';

/** The fields of an order that staff take or edit: its goods, and where they go. */
export const goodsWords = {
  linesHeading: 'Items',
  lines: 'Items',
  linesProblem: 'Please choose at least one item, and how many of each: 1 or more.',
} as const;

export const destinationWords = {
  nameHeading: 'Where it goes',
  name: 'Name',
  nameProblem: `Please fill in the name, ${characters(TEXT.personName)}.`,
  address: 'Address',
  addressHelp: `Asked for to the door, with a GSTIN, and from ${formatMoney(ADDRESS_FROM_PAISE)} on. Else town and PIN code are enough.`,
  city: 'Town',
  district: 'District',
  stateCode: 'State',
  pinCode: 'PIN code',
  delivery: 'Delivery',
  pickupLocationId: 'Pickup location',
  pickupLocationIdHelp: 'One in the state that the goods go to. To the door it does not count.',
  gstinHeading: 'GST invoice to a business',
  gstin: 'GSTIN, if the customer wants a GST invoice',
  gstinHelp: 'With one the invoice is of the kind B2B, and is printed in three copies.',
  tradeName: 'Trade name',
  tradeNameHelp: 'As it stands on the certificate. It counts with a GSTIN only.',
} as const;

export const deliveryWords = { pickup: 'To a pickup location', door: 'To the door' } as const;
