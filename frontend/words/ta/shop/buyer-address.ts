import { formatMoney } from '@shop/contracts/rules/money';
import { ADDRESS_FROM_PAISE, type AddressNeed } from '@shop/contracts/rules/orders/buyer-address';

/** Why an order asks for more than town and PIN code. */
export const addressWhy: Record<AddressNeed, string> = {
  door: 'லாரி பார்சலை இந்த முகவரிக்குத்தான் கொண்டு வரும்.',
  gstin: 'GST பில்லில் கம்பெனியின் முகவரி இருக்க வேண்டும்.',
  amount: `பில் ${formatMoney(ADDRESS_FROM_PAISE)} அல்லது அதற்கு மேல் என்றால், வாங்குபவரின் முகவரி அதில் இருக்க வேண்டும்: அது சட்டம்.`,
};
