interface Town {
  city: string;
  district: string;
  stateName: string;
  pinCode: string;
}

/**
 * `Sivakasi, Virudhunagar, Tamil Nadu 626123`; a town that its district is called after is said once, and a line on a screen
 * never ends between state and PIN code.
 */
export function townLine({ city, district, stateName, pinCode }: Town): string {
  const names = district.toLowerCase() === city.toLowerCase() ? [city] : [city, district];
  return [...names, `${stateName}\u00a0${pinCode}`].join(', ');
}
