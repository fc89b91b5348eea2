import type { DestinationsView, PickupLocationView, StateView } from '@shop/contracts/places/views';
import { addressNeed, type AddressNeed } from '@shop/contracts/rules/orders/buyer-address';
import type { Delivery } from '@shop/contracts/rules/orders/order-states';
import { keepsTo, looksLikeEmail, TEXT, type TextLimit } from '@shop/contracts/rules/limits';
import { typedPassbookNumber } from '@shop/contracts/rules/schemes/passbook-number';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { nearestPlace } from '@shop/contracts/rules/places/nearest';
import { areaOfPinCode, otherStatesOf } from '@shop/contracts/rules/places/pin-area';
import { pinCodeDigits } from '@shop/contracts/rules/places/pin-code';
import { fieldErrors as say } from '../../../words/en/shop/orders-review.ts';
import { gstinSentence } from '../../../words/en/shop/gstin.ts';
import { pinCodeElsewhere } from '../../../words/en/shop/pin-code-elsewhere.ts';

export const FIELD_NAMES = [
  'name',
  'phone',
  'whatsapp',
  'email',
  'gstin',
  'tradeName',
  'pinCode',
  'address',
  'city',
  'district',
  'stateCode',
  'place',
  'remarks',
  'passbook',
  'passbookPhone',
  'agreed',
  'adult',
  'terms',
  'remember',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/**
 * The fields of the review as they were typed. `place` is a pickup location's id or `door`; `adult`, `terms`
 * and, where a referrer orders for a customer, `agreed` are `yes` when ticked; `remember` is `yes` or `no`, and empty where
 * no script says so.
 */
export type ReviewFields = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

export const NO_FIELDS = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as ReviewFields;

/** The fields in anything that came from a form or from storage. */
export function fieldsIn(source: Readonly<Record<string, unknown>>): ReviewFields {
  const entries = FIELD_NAMES.map((name) => {
    const value = source[name];
    return [name, typeof value === 'string' ? value.slice(0, 1000) : ''];
  });
  return Object.fromEntries(entries) as ReviewFields;
}

/** What of an address a PIN code filled in, and nobody typed. */
export type FilledIn = Pick<ReviewFields, 'city' | 'district'>;

/** What fields hold by their PIN code alone. */
export function filledBy(pinCode: string): FilledIn {
  const area = areaOfPinCode(pinCodeDigits(pinCode) ?? '');
  return { city: area?.city ?? '', district: area?.district ?? '' };
}

/** With a PIN code, what it tells for sure. A town that somebody typed stays; one that was filled in goes with its PIN. */
export function withPinCode(
  fields: ReviewFields,
  typed: string,
  { states }: DestinationsView,
  filledIn: FilledIn = filledBy(fields.pinCode),
): ReviewFields {
  const digits = pinCodeDigits(typed);
  const area = digits === null ? null : areaOfPinCode(digits);
  if (!area || digits === pinCodeDigits(fields.pinCode)) return { ...fields, pinCode: typed };
  const known = states.some(({ code }) => code === area.stateCode);
  const stateCode = known ? area.stateCode : fields.stateCode;
  const isElsewhere = fields.stateCode !== '' && stateCode !== fields.stateCode;
  const townIn = (name: 'city' | 'district') => {
    const isTyped = fields[name] !== '' && fields[name] !== filledIn[name];
    return isTyped ? fields[name] : (area[name] ?? (isElsewhere ? '' : fields[name]));
  };
  const place = stateCode === fields.stateCode ? fields.place : '';
  return { ...fields, pinCode: typed, city: townIn('city'), district: townIn('district'), stateCode, place };
}

export function stateOf(
  { stateCode }: Pick<ReviewFields, 'stateCode'>,
  { states }: DestinationsView,
): StateView | null {
  return states.find(({ code }) => code === stateCode) ?? null;
}

export function pickupLocationsOf(
  state: StateView | null,
  { pickupLocations }: DestinationsView,
): PickupLocationView[] {
  return pickupLocations.filter(({ stateCode }) => stateCode === state?.code);
}

/** Whether goods can be sent there at all: to a pickup location, or to the door. */
export function hasPlaces(state: StateView | null, destinations: DestinationsView): boolean {
  if (!state?.allowed) return false;
  return state.doorDeliveryPaise !== null || pickupLocationsOf(state, destinations).length > 0;
}

/**
 * Where the goods go: what was chosen, or the only place there is, or the nearest, also where the one that was chosen is
 * closed now or of another state; null while open.
 */
export function chosenPlace(
  fields: ReviewFields,
  destinations: DestinationsView,
): { delivery: Delivery; pickupLocationId: string | null } | null {
  const state = stateOf(fields, destinations);
  if (!state?.allowed) return null;
  const locations = pickupLocationsOf(state, destinations);
  if (fields.place === 'door' && state.doorDeliveryPaise !== null)
    return { delivery: 'door', pickupLocationId: null };
  const only = locations.length === 1 && state.doorDeliveryPaise === null ? locations[0] : undefined;
  const nearest = fields.place === 'door' ? null : nearestPlace(fields.pinCode, locations);
  const location = locations.find(({ id }) => id === fields.place) ?? only ?? nearest;
  return location ? { delivery: 'pickup', pickupLocationId: location.id } : null;
}

/** Why door number, street and district are asked for, with the bill at this total; null: town and PIN code are enough. */
export function addressNeedOf(
  fields: ReviewFields,
  destinations: DestinationsView,
  totalPaise: number,
): AddressNeed | null {
  const delivery = chosenPlace(fields, destinations)?.delivery ?? 'pickup';
  return addressNeed({ delivery, gstin: fields.gstin.trim(), totalPaise });
}

const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** What cannot be sent yet, a sentence a field; the API has the last word. @param totalPaise of the bill on the screen */
export function checkFields(
  fields: ReviewFields,
  destinations: DestinationsView,
  isAssisted = false,
  totalPaise = 0,
): FieldErrors {
  const state = stateOf(fields, destinations);
  const need = addressNeedOf(fields, destinations, totalPaise);
  const errors: Record<Exclude<FieldName, 'remember'>, string | null> = {
    name: textError(fields.name, TEXT.personName, say.noName, say.name),
    phone: mobileDigits(fields.phone) ? null : isEmpty(fields.phone) ? say.noPhone : say.phone,
    whatsapp: isEmpty(fields.whatsapp) || mobileDigits(fields.whatsapp) ? null : say.phone,
    email: isEmpty(fields.email) || looksLikeEmail(fields.email.trim()) ? null : say.email,
    gstin: gstinError(fields),
    tradeName: isEmpty(fields.tradeName) || fits(fields.tradeName, TEXT.tradeName) ? null : say.tradeName,
    pinCode: pinCodeError(fields, destinations),
    address: need && textError(fields.address, TEXT.address, say.noAddress, say.address),
    city: textError(fields.city, TEXT.city, say.noCity, say.city),
    district: need && textError(fields.district, TEXT.district, say.noDistrict, say.district),
    stateCode: !state ? say.state : state.allowed ? null : say.stateBlocked(state.name, state.reason),
    place: !state?.allowed || chosenPlace(fields, destinations) ? null : say.place,
    remarks: fits(fields.remarks, TEXT.remarks) ? null : say.remarks,
    passbook:
      isAssisted || isEmpty(fields.passbook) || typedPassbookNumber(fields.passbook) ? null : say.passbook,
    passbookPhone:
      isAssisted || isEmpty(fields.passbookPhone) || mobileDigits(fields.passbookPhone) ? null : say.phone,
    agreed: !isAssisted || fields.agreed === 'yes' ? null : say.agreed,
    adult: fields.adult === 'yes' ? null : say.adult,
    terms: fields.terms === 'yes' ? null : say.terms,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}

/** Of the errors that were found those that still hold, and of the PIN code what is seen before it is sent. */
export function errorsNow(
  { place, pinCode, ...others }: FieldErrors,
  fields: ReviewFields,
  destinations: DestinationsView,
): FieldErrors {
  const isTyped = pinCodeDigits(fields.pinCode) !== null;
  const now = isTyped ? pinCodeError(fields, destinations) : pinCode;
  // A place that chose itself, with its state, is no longer missing.
  const isPlaced = chosenPlace(fields, destinations) !== null;
  return { ...others, ...(place && !isPlaced && { place }), ...(now && { pinCode: now }) };
}

/** The state is the one where the PIN code is, for a door and for a place alike: its rules and its tax hold. */
function pinCodeError(fields: ReviewFields, destinations: DestinationsView): string | null {
  const pinCode = pinCodeDigits(fields.pinCode);
  if (pinCode === null) return isEmpty(fields.pinCode) ? say.noPinCode : say.pinCode;
  const state = stateOf(fields, destinations);
  if (!state?.allowed) return null;
  const others = otherStatesOf(pinCode, state.code);
  if (!others) return null;
  const served = destinations.states.filter(({ code }) => others.includes(code));
  const isIn = others.length === 1 ? (served[0]?.name ?? null) : null;
  return pinCodeElsewhere({ pinCode, state: state.name, isIn, sends: served.length > 0 });
}

/** Empty: no GST invoice is wanted, unless there is a trade name for it. */
function gstinError({ gstin, tradeName }: ReviewFields): string | null {
  if (!isEmpty(gstin)) return gstinSentence(gstin);
  return isEmpty(tradeName) ? null : say.noGstin;
}

/** What of the address goes with the order: nothing that was not asked for, but the district that a PIN code tells. */
export function addressSent(
  { address, district }: ReviewFields,
  need: AddressNeed | null,
): Pick<ReviewFields, 'address' | 'district'> {
  if (need) return { address: address.trim(), district: district.trim() };
  return { address: '', district: fits(district, TEXT.district) ? district.trim() : '' };
}

/** The fields the API refused: its paths are `customer.phone`, `remarks`, `pickupLocationId`. */
export function fieldsRefused(paths: Readonly<Record<string, unknown>>): FieldErrors {
  const names = Object.keys(paths).map((path) => {
    if (path === 'passbook.phone') return 'passbookPhone';
    return path.startsWith('passbook') ? 'passbook' : path.replace(/^customer\./, '');
  });
  const known = names
    .map((name) => (name === 'pickupLocationId' || name === 'delivery' ? 'place' : name))
    .filter((name): name is FieldName => (FIELD_NAMES as readonly string[]).includes(name));
  return Object.fromEntries(known.map((name) => [name, say.refused]));
}

const isEmpty = (text: string) => text.trim() === '';

/** What is wrong with a text that must be there. */
function textError(text: string, limit: TextLimit, missing: string, wrong: string): string | null {
  if (fits(text, limit)) return null;
  return isEmpty(text) ? missing : wrong;
}

function fits(text: string, limit: TextLimit): boolean {
  return keepsTo(limit, text) && !CONTROL.test(text);
}
