import type { TallyNames } from '../rules/documents/tally.ts';
import type { PictureView } from '../catalogue/views.ts';
import type { ShopColour } from '../rules/colours.ts';
import type { DemonstrationKind } from '../rules/season/demonstration.ts';
import type { Revised } from '../revised.ts';
import type { TaxYear } from '../rules/referrals/commission-tax.ts';
import type { HsnDigits } from '../rules/documents/invoices/hsn-digits.ts';
import type { Day } from '../rules/days.ts';
import type { OrderLimits } from '../rules/orders/order-limits.ts';
import type { SaleMode } from '../rules/orders/sale-mode.ts';

export interface ShopIdentity {
  name: string;
  legalName: string;
  since: number;
  address: string;
  city: string;
  pinCode: string;
  /** Of the seller: the first two digits of the GSTIN. */
  stateCode: string;
  phones: string[];
  whatsapp: string;
  email: string;
  licenceNumber: string;
  licenceExpiresOn: Day;
  gstin: string;
}

export interface Season {
  name: string;
  /** Its last two digits stand in every order number. */
  year: number;
  opensOn: Day;
  closesOn: Day;
  /** What people buy for: `Diwali`. */
  festival: string;
  festivalTa: string | null;
  festivalOn: Day | null;
  /** The day until which orders still arrive before the festival. */
  lastOrderOn: Day | null;
  closed: boolean;
  /** Said on the closed page. */
  message: string;
  messageTa: string | null;
  nextOpensOn: Day | null;
}

export interface Sale {
  mode: SaleMode;
  /** Stands before the season's year in an order number: `DS`. */
  orderPrefix: string;
  /** A cash receipt is corrected by somebody else than who recorded it. */
  secondForCash: boolean;
  /** So many days after collection its customer tells of broken or missing goods on the order's page; 0: only by phone. */
  claimDays: number;
}

export interface PaymentDetails {
  upiId: string;
  accountName: string;
  accountNumber: string;
  ifsc: string;
  bank: string;
}

/** What pays one sum by UPI: payee, sum and note are filled in. */
export interface UpiView {
  /** Opens an app for UPI on the phone that it is pressed on. */
  link: string;
  /** The link as a QR code: an SVG picture. */
  qrCode: string;
}

/** A path the staff moved: from a local path to a local path or to an address elsewhere. */
export interface RouteRule {
  from: string;
  to: string;
}

export interface Site {
  tagManagerId: string | null;
  redirects: RouteRule[];
}

/** What referrers are paid on. */
export interface ReferralTerms {
  /** Less than it waits for more. */
  minimumPayoutPaise: number;
  /** Payouts are approved by somebody else than who proposed them. */
  secondApproval: boolean;
  taxYears: TaxYear[];
  /** The tax deduction account number; null: the shop has none. */
  tan: string | null;
}

/** How invoices are numbered, and when the lorry needs an e-way bill. */
export interface InvoiceTerms {
  /** `DS`, before the financial year and the running number: `DS/26-27/00042`. */
  prefix: string;
  /** The same of credit notes; another one, because they are a series of their own. */
  creditNotePrefix: string;
  /** What is worth more is asked for an e-way bill at dispatch; null: nothing is. */
  ewayBillAbovePaise: number | null;
  /** So many digits of an HSN are printed, where a product has as many. */
  hsnDigits: HsnDigits;
  /** The turnover is above the limit: invoices to businesses of this day and later need an IRN. Null: none does. */
  eInvoiceFrom: Day | null;
}

/** How the shop looks; null: as it came. */
export interface Looks {
  colour: ShopColour;
  logo: PictureView | null;
  /** Beside the headline of the home page. */
  homePicture: PictureView | null;
}

/** The settings by section, as they are stored and as staff edit them. */
export interface Settings {
  identity: ShopIdentity;
  looks: Looks;
  season: Season;
  sale: Sale;
  limits: OrderLimits;
  payment: PaymentDetails;
  invoices: InvoiceTerms;
  referrals: ReferralTerms;
  tally: TallyNames;
  site: Site;
}

export type SettingsSection = keyof Settings;

/** What every page of the shop knows. */
export interface ShopView {
  identity: ShopIdentity;
  looks: Looks;
  season: Season;
  saleMode: SaleMode;
  site: Site;
  /** It holds the demonstration, and says so. */
  isDemonstration: boolean;
}

/** Every section is a record of its own. */
export type SettingsView = { [Section in SettingsSection]: Revised<Settings[Section]> };

/** Something of the owner's that stands on the demonstration; `number` is what staff know it by. */
export interface DemonstrationUse {
  kind: 'order' | 'member' | 'payout';
  number: string;
}

/** What removing the demonstration would do, or did. Nothing goes while `uses` has something. */
export interface DemonstrationView {
  rows: { kind: DemonstrationKind; removed: number; kept: number }[];
  uses: DemonstrationUse[];
}
