interface Town {
  city: string;
  district: string;
  stateName: string;
  pinCode: string;
}

/**
 * `Sivakasi, Virudhunagar, Tamil Nadu 626123`; a town that its district is called after is said once, and a line never ends
 * within state and PIN code.
 */
export function townLine({ city, district, stateName, pinCode }: Town): string {
  const names = district.toLowerCase() === city.toLowerCase() ? [city] : [city, district];
  return [...names, `${stateName} ${pinCode}`.replaceAll(' ', '\u00a0')].join(', ');
}
