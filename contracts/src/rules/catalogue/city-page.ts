/** A page with less text of its own, and nothing to collect from, would be one of many that say the same. */
export const OWN_TEXT_CHARACTERS = 600;

interface Place {
  city: string;
  stateCode: string;
}

/** Of these pickup locations those in a city. */
export function pickupLocationsIn<Location extends Place>(
  locations: readonly Location[],
  { name, stateCode }: { name: string; stateCode: string },
): Location[] {
  return locations.filter((location) => location.stateCode === stateCode && sameName(location.city, name));
}

/** Whether search engines may list the page of a city. @param ownText characters, without marks */
export function isIndexed(pickupLocations: number, ownText: number): boolean {
  return pickupLocations > 0 || ownText >= OWN_TEXT_CHARACTERS;
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
