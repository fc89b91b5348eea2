import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { KEPT_DAYS, YEARS_OF_NAMES } from '@shop/contracts/rules/retention';
import type { SaleMode, Settings } from '@shop/contracts/shop/views';

const ORDERING: Record<SaleMode, { how: string; inShort: string; agreement: string }> = {
  estimate: {
    how: 'The price list is a request form. You fill in how many and send it once. Our order desk calls you, goes through the list with you, and only after that call do you get the details to pay. If a price changes while you fill in the list, we show you what changed and ask again.',
    inShort: 'Fill in how many, send the list once, and it travels to your town by lorry.',
    agreement:
      'What you send is a request. The sale is agreed when we have gone through it with you by phone and confirmed it. Nothing is paid before.',
  },
  order: {
    how: 'You fill in how many and send the list once. Your order page shows how to pay at once, and our order desk calls you to go through the list. If a price changes while you fill in the list, we show you what changed and ask again.',
    inShort: 'Fill in how many, send the list once, and it travels to your town by lorry.',
    agreement:
      'What you send is an order. The sale is agreed when we have confirmed it by phone; if we cannot, what you paid comes back whole.',
  },
  catalogue: {
    how: 'At the moment this website shows our prices and takes no orders. Call us, or come by, and we help you.',
    inShort: '',
    agreement:
      'At the moment this website shows prices only. What you order from us by phone is agreed when we confirm it.',
  },
};

const MEASURING =
  'Pages of the shop load Google Tag Manager to count visits, but not your list and its review, your order or your passbook. It may set cookies of its own; a browser that blocks it sees the same shop.';
const NO_MEASURING =
  'Pages of the shop set no cookies for shoppers, carry no advertising and load nothing from other companies.';

/**
 * What the shop fills in by itself, from its settings as they are now.
 * @param minimumPaise the smallest minimum order of the states that are served; null: none is
 */
export function shopPieces(
  { identity, season, sale, site }: Pick<Settings, 'identity' | 'season' | 'sale' | 'site'>,
  minimumPaise: number | null,
): Record<string, string> {
  const { how, inShort, agreement } = ORDERING[sale.mode];
  const phones = identity.phones.map(wholePhone);
  return {
    shop: identity.name,
    company: identity.legalName,
    city: identity.city,
    address: `${identity.address}, ${identity.city} ${identity.pinCode}`,
    since: String(identity.since),
    phone: phones[0] ?? wholePhone(identity.whatsapp),
    phones: phones.join(' or '),
    whatsapp: wholePhone(identity.whatsapp),
    email: identity.email,
    licence: identity.licenceNumber,
    'licence-until': formatDay(identity.licenceExpiresOn),
    gstin: identity.gstin,
    festival: season.festival,
    minimum: minimumPaise === null ? '' : formatMoney(minimumPaise),
    'how-you-order': how,
    'order-in-short': inShort,
    agreement,
    measuring: site.tagManagerId === null ? NO_MEASURING : MEASURING,
    'kept-books': `${YEARS_OF_NAMES}\u00A0years`,
    'kept-unpaid': days(KEPT_DAYS.unpaid),
    'kept-messages': days(KEPT_DAYS.message),
    'kept-told': days(KEPT_DAYS.toldReminder),
    'kept-reminders': days(KEPT_DAYS.reminder),
    'kept-transfers': days(KEPT_DAYS.strayTransfer),
    'kept-photos': days(KEPT_DAYS.claimPhoto),
    'kept-backups': days(KEPT_DAYS.backup),
  };
}

function days(count: number): string {
  return `${count}\u00A0days`;
}

/** On one line within a sentence. */
function wholePhone(digits: string): string {
  return formatMobile(digits).replace(' ', '\u00A0');
}
