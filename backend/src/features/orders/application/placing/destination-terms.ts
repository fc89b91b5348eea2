import type { PickupLocationView, StateView } from '@shop/contracts/places/views';
import { type AddressedOrder, missingAddress } from '@shop/contracts/rules/orders/buyer-address';
import type { Delivery } from '@shop/contracts/rules/orders/order-states';
import { otherStatesOf } from '@shop/contracts/rules/places/pin-area';
import { pinCodeDigits } from '@shop/contracts/rules/places/pin-code';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { Destinations } from '../../../places/application/destinations.ts';
import { NO_TERMS, type Terms } from '@shop/contracts/rules/orders/quote';

export interface ChosenDestination {
  stateCode: string;
  delivery: Delivery;
  pickupLocationId: string | null;
}

export interface ResolvedDestination {
  state: StateView;
  pickupLocation: PickupLocationView | null;
  terms: Terms;
}

/**
 * Where the goods go, and what that costs.
 * @throws DomainError state-unknown, state-blocked, door-delivery-unavailable, pickup-location-unknown
 */
export async function resolveDestination(
  destinations: Destinations,
  { stateCode, delivery, pickupLocationId }: ChosenDestination,
): Promise<ResolvedDestination> {
  const state = await allowedState(destinations, stateCode);
  if (delivery === 'door') {
    if (state.doorDeliveryPaise === null) {
      throw new DomainError('invalid', 'door-delivery-unavailable', { state: state.name });
    }
    return { state, pickupLocation: null, terms: termsOf(state, state.doorDeliveryPaise) };
  }
  const pickupLocation = pickupLocationId ? await destinations.pickupLocation(pickupLocationId) : null;
  if (pickupLocation?.stateCode !== state.code)
    throw new DomainError('invalid', 'pickup-location-unknown', {});
  return { state, pickupLocation, terms: termsOf(state, pickupLocation.freightPaise) };
}

/** A state where goods go on the freight that was agreed before. @throws DomainError state-unknown, state-blocked */
export async function agreedDestination(
  destinations: Destinations,
  stateCode: string,
  freightPaise: number | null,
): Promise<Pick<ResolvedDestination, 'state' | 'terms'>> {
  const state = await allowedState(destinations, stateCode);
  return { state, terms: termsOf(state, freightPaise) };
}

/**
 * The state is the one where the PIN code is, whichever was named: its rules hold at a door, its tax on the bill.
 * @throws DomainError pin-code-elsewhere
 */
export async function assertPinCodeIn(
  destinations: Destinations,
  state: StateView,
  typedPinCode: string,
): Promise<void> {
  const pinCode = pinCodeDigits(typedPinCode);
  const others = pinCode ? otherStatesOf(pinCode, state.code) : null;
  if (!pinCode || !others) return;
  const served = (await destinations.all()).states.filter(({ code }) => others.includes(code));
  const isIn = others.length === 1 ? (served[0]?.name ?? null) : null;
  const details = { pinCode, state: state.name, isIn, sends: served.length > 0 };
  throw new DomainError('invalid', 'pin-code-elsewhere', details);
}

/** @throws DomainError address-missing */
export function assertAddress(order: AddressedOrder, buyer: { address: string; district: string }): void {
  const need = missingAddress(order, buyer);
  if (need) throw new DomainError('invalid', 'address-missing', { need });
}

/** The terms as far as the shopper has chosen: nothing, a state, or a whole destination. */
export async function termsSoFar(
  destinations: Destinations,
  chosen: { stateCode: string | null; delivery: Delivery; pickupLocationId: string | null },
): Promise<Terms> {
  const { stateCode, delivery, pickupLocationId } = chosen;
  if (stateCode === null) return NO_TERMS;
  if (delivery === 'door' || pickupLocationId !== null) {
    return (await resolveDestination(destinations, { stateCode, delivery, pickupLocationId })).terms;
  }
  return termsOf(await allowedState(destinations, stateCode), null);
}

function termsOf(state: StateView, freightPaise: number | null): Terms {
  const { packingBasisPoints, minimumOrderPaise: minimumPaise, goods } = state;
  return { packingBasisPoints, minimumPaise, freightPaise, goods };
}

async function allowedState(destinations: Destinations, code: string): Promise<StateView> {
  const state = await destinations.state(code);
  if (!state) throw new DomainError('invalid', 'state-unknown', {});
  if (!state.allowed) {
    throw new DomainError('invalid', 'state-blocked', { state: state.name, reason: state.reason });
  }
  return state;
}
