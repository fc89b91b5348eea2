interface Town {
  city: string;
  district: string;
  stateName: string;
  pinCode: string;
}

/**
 * `Sivakasi, Virudhunagar, Tamil Nadu 626123`; a town that its district is called after, or has none, is said once. A line on a screen
 * never ends between state and PIN code, nor within a state of two words; longer names are wider than a phone.
 */
export function townLine({ city, district, stateName, pinCode }: Town): string {
  const names = ['', city.toLowerCase()].includes(district.toLowerCase()) ? [city] : [city, district];
  const state = stateName.replace(/^(\S+) (\S+)$/, '$1\u00a0$2');
  return [...names, `${state}\u00a0${pinCode}`].join(', ');
}

/** The same after door number and street, where they are known: a pickup asks for none. */
export function addressLine({ address, ...town }: Town & { address: string }): string {
  return [address, townLine(town)].filter(Boolean).join(', ');
}
