interface Town {
  city: string;
  district: string;
  stateName: string;
  pinCode: string;
}

/**
 * `Sivakasi, Virudhunagar, Tamil Nadu 626123`; a town that its district is called after is said once. A line on a screen
 * never ends between state and PIN code, nor within a state of two words; longer names are wider than a phone.
 */
export function townLine({ city, district, stateName, pinCode }: Town): string {
  const names = district.toLowerCase() === city.toLowerCase() ? [city] : [city, district];
  const state = stateName.replace(/^(\S+) (\S+)$/, '$1\u00a0$2');
  return [...names, `${state}\u00a0${pinCode}`].join(', ');
}
