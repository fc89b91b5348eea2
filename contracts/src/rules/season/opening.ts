import type { Day } from '../days.ts';
import type { Settings, UpiView } from '../../shop/views.ts';

/** What of the settings is still empty, or the demonstration's: while one is left, the shop does not open. */
export const PLACEHOLDERS = [
  'name',
  'legal-name',
  'address',
  'phones',
  'email',
  'licence',
  'gstin',
  'payment',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The name of a shop to which nobody gave one. */
export const UNNAMED = 'Crackers shop';

/** Real numbers may begin like these. */
export const DEMONSTRATION_PHONES: readonly string[] = ['9842100123', '9842100124'];

const DEMONSTRATION = /demonstration|demo\b|\.example$|@demobank$/i;

export function placeholdersIn({ identity, payment }: Pick<Settings, 'identity' | 'payment'>): Placeholder[] {
  const { name, legalName, address, city, pinCode, phones, email, licenceNumber, gstin } = identity;
  const left: Record<Placeholder, boolean> = {
    name: name === UNNAMED || isLeft(name),
    'legal-name': isLeft(legalName),
    address: [address, city, pinCode].some(isLeft),
    phones: phones.length === 0 || phones.some((phone) => DEMONSTRATION_PHONES.includes(phone)),
    email: isLeft(email),
    licence: isLeft(licenceNumber) || licenceNumber.startsWith('DEMO'),
    gstin: gstin === '' || gstin.includes('AAAAA0000A'),
    payment:
      (payment.upiId === '' && payment.accountNumber === '') ||
      DEMONSTRATION.test(payment.upiId) ||
      DEMONSTRATION.test(payment.accountName) ||
      payment.ifsc.startsWith('DEMO'),
  };
  return PLACEHOLDERS.filter((each) => left[each]);
}

function isLeft(text: string): boolean {
  return text.trim() === '' || DEMONSTRATION.test(text);
}

/** What there is in the shop, of which its first steps are ticked off. */
export interface OpeningFacts {
  servedStates: number;
  /** Active pickup locations in them. */
  pickupLocations: number;
  /** Served states with door delivery. */
  doorStates: number;
  /** Active ones. */
  products: number;
  productsWithoutPicture: number;
  /** Texts that somebody wrote or took over. */
  ownTexts: number;
  /** Active people, invited ones too. */
  staff: number;
  orders: number;
  /** The numbers of all orders, while each of them is cancelled, without money and without an invoice. */
  testOrders: string[];
  /** There were such, and they were removed. */
  hadTestOrders: boolean;
  mail: MailFacts;
}

export interface MailFacts {
  /** A mail server is set up. */
  isSetUp: boolean;
  /** When it last took a test mail; null: never. */
  testedAt: string | null;
}

export const OPENING_STEPS = [
  'identity',
  'licence',
  'payment',
  'sale',
  'season',
  'states',
  'places',
  'products',
  'pictures',
  'looks',
  'texts',
  'people',
  'mail',
  'opening',
  'order',
] as const;
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** Steps that neither the law nor an order needs: they may be put off. */
export const STEPS_THAT_CAN_WAIT = ['pictures', 'looks', 'texts', 'people', 'mail', 'order'] as const;
export type StepThatCanWait = (typeof STEPS_THAT_CAN_WAIT)[number];

export function canWait(step: OpeningStep): step is StepThatCanWait {
  return STEPS_THAT_CAN_WAIT.some((each) => each === step);
}

/** What of the settings the first steps are ticked off by. */
export type OpeningSettings = Pick<Settings, 'identity' | 'looks' | 'payment' | 'season' | 'sale'>;

/** The first steps that are done, by what is really there. */
export function openingStepsDone(
  { identity, looks, payment, season, sale }: OpeningSettings,
  facts: OpeningFacts,
  today: Day,
): OpeningStep[] {
  const placeholders = placeholdersIn({ identity, payment });
  const isFree = (...of: Placeholder[]): boolean => of.every((each) => !placeholders.includes(each));
  const done: Record<OpeningStep, boolean> = {
    identity: isFree('name', 'legal-name', 'address', 'phones', 'email'),
    licence: isFree('licence', 'gstin') && identity.licenceExpiresOn > today,
    payment: isFree('payment'),
    sale: sale.mode !== 'catalogue',
    season: season.festivalOn !== null && season.closesOn >= today,
    states: facts.servedStates > 0,
    places: facts.pickupLocations + facts.doorStates > 0,
    products: facts.products > 0,
    pictures: facts.products > 0 && facts.productsWithoutPicture === 0,
    looks: looks.logo !== null,
    texts: facts.ownTexts > 0,
    people: facts.staff > 1,
    mail: facts.mail.isSetUp && facts.mail.testedAt !== null,
    opening: !season.closed,
    order: facts.orders > 0 || facts.hadTestOrders,
  };
  return OPENING_STEPS.filter((step) => done[step]);
}

/** How far a shop is that has not opened yet. */
export interface OpeningView {
  /** It holds the demonstration, which opens with made-up particulars. */
  isDemonstration: boolean;
  isOpen: boolean;
  /** Nobody ever ordered. */
  isFresh: boolean;
  /** What keeps the shop from opening. */
  placeholders: Placeholder[];
  /** Pays one rupee to the shop; null while there is no UPI ID of its own. */
  upi: UpiView | null;
  done: OpeningStep[];
  /** Put off, and not done. */
  later: StepThatCanWait[];
  mail: MailFacts;
  /** The numbers of the test orders, which can be removed. */
  testOrders: string[];
}
