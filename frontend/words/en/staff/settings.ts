import { characters } from '../../characters.ts';
import { formatDay } from '@shop/contracts/rules/days';
import type { ShopColour } from '@shop/contracts/rules/colours';
import type { HsnDigits } from '@shop/contracts/rules/documents/invoices/hsn-digits';
import { MOST_CLAIM_DAYS, SETTINGS_TEXT } from '@shop/contracts/rules/limits';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';

/** The shop's settings. */
export const words = {
  title: 'Settings',
  allSections: 'All settings',
  sections: 'Sections of the settings',
  door: {
    title: 'Open or closed',
    intro: 'Whether shoppers can come in now, and the switch that closes the shop at once.',
    isOpen: 'The shop is open.',
    closedBySwitch: 'The shop is closed by its switch, whatever the days say.',
    closedByDays: 'The shop is closed: today is outside the season.',
    byDays: (opensOn: string, closesOn: string) =>
      `The season opens on ${opensOn} and closes on ${closesOn}.`,
    close: 'Close the shop …',
    closeTitle: 'Close the shop?',
    closeNow: 'Close the shop now',
    closedNow: 'The shop is closed.',
    closing: (nextOpensOn: string | null) => [
      'Every page of the shop leads to the closed page, at once and for everybody.',
      'Nobody can send an order; lists that are being filled stay on their phones.',
      nextOpensOn === null
        ? 'The closed page names no day of opening: none is set in the season.'
        : `The closed page says that you open again on ${formatDay(nextOpensOn)}, and offers a reminder.`,
      'Customers still find their orders by link, or by number and phone.',
      'You and your colleagues work on: orders, messages and settings stay as they are.',
      'It stays closed until you open it here.',
    ],
    open: 'Open the shop …',
    openTitle: 'Open the shop?',
    openNowButton: 'Open the shop now',
    openNow: 'The switch is off: the days of the season decide.',
    opening: (staysClosed: boolean) =>
      staysClosed
        ? ['The switch is turned off, but today is outside the season: the shop stays closed until it opens.']
        : [
            'Every page is shown again at once, and orders can be sent.',
            'It closes by itself after the season’s last day.',
          ],
  },

  season: {
    title: 'Season',
    intro:
      'When the shop is open. Outside these days every page leads to the closed page; orders are still tracked.',
    name: 'Name',
    nameHelp: 'As shoppers read it: Diwali 2026.',
    year: 'Year',
    yearHelp: 'Its last two digits stand in every order number.',
    opensOn: 'Opens on',
    opensOnHelp: 'The first day of the sale, in Indian time.',
    closesOn: 'Closes on',
    closesOnHelp: 'The last day of the sale.',
    festival: 'Festival',
    festivalHelp: 'What people buy for: Diwali, Pongal.',
    festivalTa: 'Festival in Tamil',
    festivalOn: 'Festival day',
    festivalOnHelp: 'The last order date cannot be later. May stay empty.',
    lastOrderOn: 'Last order date',
    lastOrderOnHelp: 'Until this day orders still arrive before the festival. May stay empty.',
    message: 'Message on the closed page',
    messageHelp: `What shoppers read while the shop is closed, ${characters(SETTINGS_TEXT.season.message)}.`,
    messageTa: 'Message in Tamil',
    nextOpensOn: 'Next opening',
    nextOpensOnHelp: 'The closed page promises this day. May stay empty.',
  },

  sale: {
    title: 'Sale mode',
    intro: 'How orders are taken, who corrects cash, and how long customers tell of broken goods.',
    mode: 'Mode',
    modes: {
      estimate: 'Estimate',
      order: 'Order',
      catalogue: 'Catalogue',
    } satisfies Record<SaleMode, string>,
    modeHelp: {
      estimate: 'A shopper sends a request; payment details are shown after you confirmed it by phone.',
      order: 'A shopper sends an order and sees the payment details at once.',
      catalogue: 'Prices are shown, and nothing can be sent.',
    } satisfies Record<SaleMode, string>,
    orderPrefix: 'Letters of the order number',
    orderPrefixHelp: 'Two to four capital letters before the year: DS gives DS26-00042.',
    orderPrefixProblem: 'Please fill in two to four capital letters.',
    secondForCash: 'Somebody else corrects cash',
    secondForCashHelp:
      'The person who recorded a cash receipt, for an order or in a passbook, cannot correct it.',
    claimDays: 'Days for broken or missing goods',
    claimDaysHelp:
      'So many days after collection customers tell of them on the order’s page, with photographs. 0: only by phone.',
    claimDaysProblem: `Please fill in 0 to ${MOST_CLAIM_DAYS}.`,
  },

  limits: {
    title: 'Order limits',
    intro:
      'What is taken from people you have not spoken with yet, so that a stranger cannot empty the shelf. Above it they are asked to call. What you order for somebody while signed in is not held to it.',
    orderPaise: 'Most for one order',
    orderPaiseHelp: 'The total with charges.',
    openOrdersPerPhone: 'Unconfirmed orders of one phone that reserve',
    openOrdersPerPhoneHelp:
      'Further ones are taken without reserving and marked: a stranger may have used the number.',
    openPaisePerPhone: 'Most for the unconfirmed orders of one phone',
    openPaisePerPhoneHelp: 'Their totals together, of what one device sent. More is refused.',
    ordersPerAddress: 'Orders an hour from one network address',
    ordersPerAddressHelp: 'Keep it generous: thousands of phones share one mobile address.',
    ordersPerDevice: 'Orders an hour of one device',
    ordersPerDeviceHelp: 'A browser that remembers it has ordered before.',
    ordersPerReferrer: 'Orders an hour of one referrer',
    ordersPerReferrerHelp: 'What referrers place for their customers.',
    reservePaise: 'Most that an unconfirmed order reserves',
    reservePaiseHelp: 'Above it the goods stay on the shelf until you confirm the order.',
    reserveHours: 'Hours that an unconfirmed order reserves',
    reserveHoursHelp: 'Then its goods go back on the shelf. You can confirm it still, while they are there.',
    breakerPercent: 'Share of the shelf that is too much, in per cent',
    breakerPercentHelp:
      'When unconfirmed orders of some minutes reserve more of its value, new orders reserve nothing and owners are told.',
    breakerMinutes: 'Minutes that are looked back',
    breakerMinutesHelp: 'Of the share above.',
    breakerOrders: 'Orders at least',
    breakerOrdersHelp: 'Fewer are never too much.',
    strangersPercent: 'Share of a product for devices you don’t know, in per cent',
    strangersPercentHelp:
      'So much of a product’s shelf is reserved by unconfirmed orders from devices that never had an order confirmed. What is beyond is taken without reserving.',
    strangersUnits: 'Units of a product for them at least',
    strangersUnitsHelp: 'Where the share is less.',
  },

  identity: {
    title: 'Shop identity',
    intro: 'Who the shop is: in the header, the footer, on every order and for search engines.',
    name: 'Name',
    nameHelp: 'On the sign and in the header.',
    legalName: 'Legal name',
    legalNameHelp: 'The company that the licence and the bank account are in.',
    since: 'Selling since',
    sinceHelp: 'The year the shop began.',
    address: 'Address',
    addressHelp: 'Street and house, where people can visit.',
    city: 'City',
    cityHelp: 'The town of the shop.',
    pinCode: 'PIN code',
    pinCodeHelp: 'Six digits.',
    pinCodeProblem: 'A PIN code has six digits and does not begin with 0.',
    phones: 'Phones',
    phonesHelp: 'One mobile number a line, five at most; the first is shown first.',
    phonesProblem: 'Each line is one Indian mobile number; one to five of them.',
    whatsapp: 'WhatsApp number',
    whatsappHelp: 'Where shoppers send their estimates.',
    email: 'E-mail',
    emailHelp: 'Shown in the footer.',
    licenceNumber: 'Explosives licence',
    licenceNumberHelp: 'The number as it stands on the licence.',
    licenceExpiresOn: 'Licence valid until',
    licenceExpiresOnHelp: 'Shown beside the number.',
    gstin: 'GSTIN',
    gstinHelp:
      '15 characters, such as 33ABCDE1234F1Z7. Its first two digits are the shop’s state, by which invoices bear CGST and SGST or IGST.',
    gstinProblem:
      'This is no GSTIN: it has 15 characters, and the last one checks the others. Compare it with the certificate.',
  },

  looks: {
    title: 'Logo and colour',
    intro: 'How the shop looks to shoppers; colleagues and referrers see it too.',
    colour: 'Colour',
    colourHelp: 'Of buttons, links and prices. Each is well read in light and dark.',
    colours: { green: 'Green', blue: 'Blue', purple: 'Purple', brown: 'Brown' } satisfies Record<
      ShopColour,
      string
    >,
    logo: 'Logo',
    logoHelp:
      'Stands beside the name, and is the icon on a phone’s home screen. A square picture fits best. Without one: a lamp.',
    homePicture: 'Picture of the home page',
    homePictureHelp: '1,280 × 720 pixels or more. Without one: the picture that came with the shop.',
  },
  payment: {
    title: 'Payment details',
    intro: 'Where customers pay. Shown on an order once payment may be asked for.',
    upiId: 'UPI ID',
    upiIdHelp: 'Such as agalcrackers@okbank.',
    upiIdProblem: 'A UPI ID looks like name@bank.',
    accountName: 'Account name',
    accountNameHelp: 'Must be the legal name, so that customers can trust it.',
    accountNumber: 'Account number',
    accountNumberHelp: '6 to 18 digits.',
    accountNumberProblem: 'An account number has 6 to 18 digits, and not zeros only.',
    ifsc: 'IFSC',
    ifscHelp: '11 characters, such as SBIN0001234.',
    ifscProblem: 'An IFSC has 11 characters, such as SBIN0001234.',
    bank: 'Bank',
    bankHelp: 'Bank and branch.',
  },

  tally: {
    title: 'Tally',
    intro:
      'What the ledgers are called in your company in Tally. {rate} in the name of a sale or a tax stands for its rate.',
    company: 'Company',
    companyHelp: 'As it is called in Tally. Empty: the company that is open there.',
    customers: 'Customers',
    salesWithin: 'Sales within the state',
    salesOutside: 'Sales outside the state',
    charges: 'Packing and freight',
    cgst: 'CGST on sales',
    sgst: 'SGST on sales',
    igst: 'IGST on sales',
    roundOff: 'Rounding',
    cash: 'Cash',
    bank: 'Bank',
    upi: 'UPI',
    schemeDeposits: 'What passbooks hold',
    commissionExpense: 'Commission as an expense',
    commissionPayable: 'Commission that is owed',
    tdsPayable: 'TDS deducted from commission',
  },

  invoices: {
    title: 'Invoices',
    intro:
      'How tax invoices are numbered, and when the lorry needs an e-way bill. HSN and tax rate stand with each product; name, address and GSTIN with the shop identity.',
    prefix: 'Letters of the invoice number',
    prefixHelp:
      'One to three capital letters: DS gives DS/26-27/00042. A change begins a series of its own at 1.',
    prefixProblem: 'Please fill in one to three capital letters.',
    creditNotePrefix: 'Letters of the credit note',
    creditNotePrefixHelp: 'Others than those of the invoice: credit notes are a series of their own.',
    creditNotePrefixProblem: 'Please fill in one to three capital letters.',
    ewayBillAbovePaise: 'E-way bill above',
    ewayBillAbovePaiseHelp:
      'What is worth more is dispatched with the number of an e-way bill. Empty: none is asked for.',
    hsnDigits: 'Digits of the HSN on invoices',
    hsnDigitsHelp:
      'The law asks for four up to a turnover of ₹5 crore a year and for six above. A product’s HSN with fewer digits is printed as it is. It counts for invoices from now on.',
    eInvoiceFrom: 'E-invoices from (turnover above the limit)',
    eInvoiceFromHelp:
      'Invoices and credit notes to businesses of this day and later are neither printed nor handed out before the invoice registration portal gave them an IRN. Empty: the turnover is below the limit, and nothing changes. Ask your accountant.',
    eInvoiceFromProblem: 'Please fill in a day, or leave it empty.',
    hsnDigitsOptions: { 4: 'Four', 6: 'Six', 8: 'Eight, all there are' } satisfies Record<HsnDigits, string>,
  },

  referrals: {
    title: 'Referrals',
    intro: 'When commissions are paid out, who approves it, and what TDS is deducted.',
    minimumPayoutPaise: 'Least that is paid out',
    minimumPayoutPaiseHelp: 'Less than it waits until more is due.',
    secondApproval: 'Somebody else approves',
    secondApprovalHelp: 'Who makes a batch of payouts cannot approve it.',
    taxYears: 'TDS on commissions',
    taxYearsHelp:
      'Deducted from whoever is credited or paid more than “above” in the year, under that section of the law. Ask your accountant for the figures.',
    taxYearsProblem:
      'Each row needs a year such as 2026-27, a section, both rates in per cent, and a sum in rupees.',
    addTaxYear: 'Add a financial year',
    tan: 'TAN of the shop',
    tanHelp:
      'Of who deducts: four letters, five digits, one letter. It stands on payout statements and in the TDS register. Empty: the shop has none.',
    tanProblem: 'A TAN has four letters, five digits and one letter: MRIA12345B.',
    taxYearBoxes: {
      year: 'Financial year',
      section: 'Section',
      withPan: 'With PAN, %',
      withoutPan: 'Without PAN, %',
      threshold: 'Above, ₹',
    },
  },
  site: {
    title: 'Website',
    intro: 'Addresses that lead elsewhere, and the measuring of visits.',
    redirects: 'Redirects',
    redirectsHelp:
      'One a line: the old path, a space, the new one. /offer /crackers/gift-boxes, or an address elsewhere: /shop https://example.in/list. The admin area cannot be redirected.',
    redirectsProblem:
      'Each line is a path of the shop, a space, and where it leads: a path, or an address that begins with https://.',
    tagManagerId: 'Tag manager container',
    tagManagerIdHelp:
      'Such as GTM-ABC123. Empty means that nothing is measured, and the privacy page says so.',
    tagManagerIdProblem: 'A container id looks like GTM-ABC123.',
  },

  next: {
    title: 'Next season',
    intro: 'When this season is over: new days and numbers, stock, schemes, in one step.',
  },
} as const;
