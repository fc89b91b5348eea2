import type { TrackedOrderView } from '@shop/contracts/orders/views';

type Town = Pick<TrackedOrderView['customer'], 'city' | 'district' | 'stateName' | 'pinCode'>;

/** `Sivakasi, Virudhunagar, Tamil Nadu 626123`; a town that its district is called after is said once. */
export function townLine({ city, district, stateName, pinCode }: Town): string {
  const names = district.toLowerCase() === city.toLowerCase() ? [city] : [city, district];
  return `${[...names, stateName].join(', ')}\u00a0${pinCode}`;
}
