import { addDays, type Day } from '@shop/contracts/rules/days';
import { UNNAMED } from '@shop/contracts/rules/season/opening';
import { USUAL_ORDER_LIMITS } from '@shop/contracts/rules/orders/order-limits';
import type { TallyNames } from '@shop/contracts/rules/documents/tally';
import type { Looks, Settings } from '@shop/contracts/shop/views';

/** As the shop came. */
export const PLAIN_LOOKS: Looks = { colour: 'green', logo: null, homePicture: null };

/** Sensible names of a company that Tally keeps the books of; its own ledger is called Cash. */
export const USUAL_LEDGERS: TallyNames = {
  company: '',
  customers: 'Online Customers',
  salesWithin: 'Sales within State {rate}%',
  salesOutside: 'Sales outside State {rate}%',
  charges: 'Packing and Freight Charges',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  igst: 'Output IGST',
  roundOff: 'Round Off',
  cash: 'Cash',
  bank: 'Bank Account',
  upi: 'UPI Collections',
  schemeDeposits: 'Scheme Deposits',
  commissionExpense: 'Commission Expense',
  commissionPayable: 'Commission Payable',
  tdsPayable: 'TDS Payable',
};

/** A shop whose owner has not said anything yet: closed, selling nothing, claiming nothing. */
export function initialSettings(today: Day): Settings {
  const year = Number(today.slice(0, 4));
  return {
    identity: {
      name: UNNAMED,
      legalName: '',
      since: year,
      address: '',
      city: '',
      pinCode: '',
      stateCode: '33',
      phones: [],
      whatsapp: '',
      email: '',
      licenceNumber: '',
      licenceExpiresOn: today,
      gstin: '',
    },
    looks: PLAIN_LOOKS,
    season: {
      name: `Diwali ${year}`,
      year,
      opensOn: today,
      closesOn: addDays(today, 90),
      festival: 'Diwali',
      festivalTa: null,
      festivalOn: null,
      lastOrderOn: null,
      closed: true,
      message: 'The shop is being made ready.',
      messageTa: null,
      nextOpensOn: null,
    },
    sale: { mode: 'catalogue', orderPrefix: 'DS', secondForCash: false, claimDays: 3 },
    limits: USUAL_ORDER_LIMITS,
    payment: { upiId: '', accountName: '', accountNumber: '', ifsc: '', bank: '' },
    invoices: {
      prefix: 'DS',
      creditNotePrefix: 'DSC',
      ewayBillAbovePaise: 5_000_000,
      hsnDigits: 8,
      eInvoiceFrom: null,
    },
    referrals: { minimumPayoutPaise: 50_000, secondApproval: false, taxYears: [], tan: null },
    tally: USUAL_LEDGERS,
    site: { tagManagerId: null, redirects: [] },
  };
}
