import type { Delivery, OrderState } from './order-states.ts';
import type { OrderTotals } from './order-totals.ts';
import type { OrderLine, WantedLine } from './quote.ts';

/** To whom the goods go, and how they are reached. */
export interface Addressee {
  name: string;
  phone: string;
  whatsapp: string | null;
  email: string | null;
  /** Door number and street; empty where nobody was asked for them, as the district may be. */
  address: string;
  city: string;
  district: string;
  stateCode: string;
  stateName: string;
  pinCode: string;
}

/** What a business adds for its GST invoice; null where nobody asked for one. */
export interface Registration {
  gstin: string | null;
  /** As the firm is known. */
  tradeName: string | null;
}

/** What is kept of them: no trade name without a GSTIN. */
export function registrationOf({ gstin, tradeName }: Partial<Registration>): Registration {
  return gstin ? { gstin, tradeName: tradeName?.trim() || null } : { gstin: null, tradeName: null };
}

/** What of an order can be edited, as it is at one revision. */
export interface OrderContent {
  lines: readonly OrderLine[];
  customer: Addressee & Registration;
  remarks: string;
  delivery: Delivery;
  pickupLocation: { id: string; name: string; city: string } | null;
  totals: OrderTotals;
  /** Packing and freight are what staff said, not what the destination asks for. */
  chargesByHand: boolean;
}

/** The same as staff enter it. */
export interface OrderEntry extends Omit<Addressee, 'stateName'>, Registration {
  lines: WantedLine[];
  remarks: string;
  delivery: Delivery;
  pickupLocationId: string | null;
  chargesByHand: boolean;
  /** They count where charges are by hand. */
  packingPaise: number;
  freightPaise: number | null;
  /** Why; for the history, and asked for where the shop's own rules are not kept. */
  reason: string;
}

/** Until it is packed an order can be edited. */
export function isEditable(state: OrderState): boolean {
  return state === 'placed' || state === 'confirmed';
}

export function entryOf({
  lines,
  customer,
  remarks,
  delivery,
  pickupLocation,
  totals,
  chargesByHand,
}: OrderContent): OrderEntry {
  const { name, phone, whatsapp, email, address, city, district, stateCode, pinCode } = customer;
  const { gstin, tradeName } = customer;
  return {
    lines: lines.map(({ code, quantity }) => ({ code, quantity })),
    name,
    phone,
    whatsapp,
    email,
    gstin,
    tradeName,
    remarks,
    address,
    city,
    district,
    stateCode,
    pinCode,
    delivery,
    pickupLocationId: pickupLocation?.id ?? null,
    chargesByHand,
    packingPaise: totals.packingPaise,
    freightPaise: totals.freightPaise,
    reason: '',
  };
}

const CONTACT_FIELDS = ['phone', 'whatsapp', 'email', 'gstin', 'tradeName', 'remarks'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];

/** One thing that became another. */
export type OrderChange =
  /** How many of it; 0: it is not in the order. */
  | { what: 'line'; code: string; name: string; from: number; to: number }
  | { what: 'name' | 'address'; from: string; to: string }
  /** Null or empty: there was none, or is none. */
  | { what: ContactField; from: string | null; to: string | null }
  /** A pickup location; null: to the door. */
  | { what: 'delivery'; from: string | null; to: string | null }
  /** Freight that is null is paid on collection. */
  | { what: 'packing' | 'freight' | 'total'; fromPaise: number | null; toPaise: number | null };

/** What became of an order from one revision to another; nothing where they are the same. */
export function changesBetween(was: OrderContent, is: OrderContent): OrderChange[] {
  const texts: OrderChange[] = [
    { what: 'name', from: was.customer.name, to: is.customer.name },
    ...CONTACT_FIELDS.map((what): OrderChange => {
      const [from, to] = [contactOf(was, what), contactOf(is, what) ?? null];
      return { what, from: from === undefined ? to : from, to };
    }),
    { what: 'address', from: addressOf(was.customer), to: addressOf(is.customer) },
    { what: 'delivery', from: placeOf(was), to: placeOf(is) },
  ];
  const sums = (['packing', 'freight', 'total'] as const).map((what): OrderChange => ({
    what,
    fromPaise: was.totals[`${what}Paise`],
    toPaise: is.totals[`${what}Paise`],
  }));
  return [...lineChanges(was.lines, is.lines), ...texts, ...sums].filter(isChange);
}

function lineChanges(was: readonly OrderLine[], is: readonly OrderLine[]): OrderChange[] {
  const names = new Map([...was, ...is].map(({ code, name }) => [code, name]));
  const quantityIn = (lines: readonly OrderLine[], code: string) =>
    lines.find((line) => line.code === code)?.quantity ?? 0;
  return [...names].map(([code, name]) => ({
    what: 'line',
    code,
    name,
    from: quantityIn(was, code),
    to: quantityIn(is, code),
  }));
}

function isChange(change: OrderChange): boolean {
  return 'from' in change ? change.from !== change.to : change.fromPaise !== change.toPaise;
}

const addressOf = ({ address, city, district, stateName, pinCode }: Addressee) =>
  [address, city, district, `${stateName} ${pinCode}`].filter(Boolean).join(', ');

/** Undefined in a revision that was kept before contacts could be edited; before there was a GSTIN, nobody had one. */
function contactOf({ customer, remarks }: OrderContent, what: ContactField): string | null | undefined {
  if (what === 'remarks') return remarks;
  return what === 'gstin' || what === 'tradeName' ? (customer[what] ?? null) : customer[what];
}

const placeOf = ({ pickupLocation }: OrderContent) =>
  pickupLocation && `${pickupLocation.name}, ${pickupLocation.city}`;

/** Why two orders cannot become one. */
export const MERGE_OBSTACLES = [
  'same',
  'phones',
  'referrers',
  'not-editable',
  'held',
  'credit',
  'gstins',
  'changed',
] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

/** An order as far as it can be put together with another. */
export interface MergeableOrder {
  number: string;
  phone: string;
  state: OrderState;
  isHeld: boolean;
  referralCode: string | null;
}

/** What stands between two orders of one customer; null where they can become one. */
export function mergeObstacle(into: MergeableOrder, from: MergeableOrder): MergeObstacle | null {
  if (into.number === from.number) return 'same';
  if (into.phone !== from.phone) return 'phones';
  if (into.referralCode !== from.referralCode) return 'referrers';
  if (!isEditable(into.state) || !isEditable(from.state)) return 'not-editable';
  return into.isHeld || from.isHeld ? 'held' : null;
}

/** What the shop's own rules say of an edited order; staff go on with a reason. */
export const EDIT_WARNINGS = ['below-minimum', 'over-limit'] as const;
export type EditWarning = (typeof EDIT_WARNINGS)[number];
