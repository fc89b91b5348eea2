import { formatMoney } from '@shop/contracts/rules/money';
import { ADDRESS_FROM_PAISE, type AddressNeed } from '@shop/contracts/rules/orders/buyer-address';

/** Why an order asks for more than town and PIN code. */
export const addressWhy: Record<AddressNeed, string> = {
  door: 'The lorry brings it to this address.',
  gstin: 'A GST invoice has the address of the business.',
  amount: `From ${formatMoney(ADDRESS_FROM_PAISE)} on, the law wants the buyer’s address on the bill.`,
};
