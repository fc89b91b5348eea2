import { areaOfPinCode, beginningOfTown } from './pin-area.ts';
import { pinCodeDigits } from './pin-code.ts';

interface Place {
  pinCode: string;
}

/** With less in common two PIN codes may be at opposite ends of a large state. */
const LEAST_SHARED = 2;

/** The places of a state by how much of the PIN code they share, then those of its district; else as they come. */
export function nearestFirst<P extends Place>(typed: string, places: readonly P[]): P[] {
  const pinCode = pinCodeDigits(typed);
  return pinCode === null ? [...places] : sorted(pinCode, places);
}

/** The one place of a state that is nearest to a PIN code; null where none is near, or two are as near. */
export function nearestPlace<P extends Place>(typed: string, places: readonly P[]): P | null {
  const pinCode = pinCodeDigits(typed);
  return pinCode === null ? null : nearestTo(pinCode, places);
}

/** The same of a town whose PIN codes are known by how they begin. */
export function nearestToTown<P extends Place>(
  town: { name: string; stateCode: string },
  places: readonly P[],
): P | null {
  const beginning = beginningOfTown(town.name, town.stateCode);
  return beginning === null ? null : nearestTo(beginning, places);
}

function nearestTo<P extends Place>(pinCode: string, places: readonly P[]): P | null {
  const [first, second] = sorted(pinCode, places);
  if (!first || shared(pinCode, first.pinCode) < LEAST_SHARED) return null;
  return second && nearness(pinCode, second) === nearness(pinCode, first) ? null : first;
}

function sorted<P extends Place>(pinCode: string, places: readonly P[]): P[] {
  return [...places].sort((one, other) => nearness(pinCode, other) - nearness(pinCode, one));
}

/** Of two that share as much, one of the same district is nearer. */
function nearness(pinCode: string, place: Place): number {
  const district = areaOfPinCode(pinCode)?.district ?? null;
  const isSame = district !== null && areaOfPinCode(place.pinCode)?.district === district;
  return 2 * shared(pinCode, place.pinCode) + (isSame ? 1 : 0);
}

/** How many digits two PIN codes have in common from their beginnings. */
function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
