/** Six digits, the first not zero; a space in the middle is forgiven. */
export function pinCodeDigits(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

interface PinArea {
  city: string;
  district: string;
  stateCode: string;
}

/** Sorting districts (a PIN's first three digits) whose city is certain. Source: India Post PIN directory. */
const AREAS: Record<string, PinArea> = {
  '110': { city: 'Delhi', district: 'Delhi', stateCode: '07' },
  '560': { city: 'Bengaluru', district: 'Bengaluru Urban', stateCode: '29' },
  '570': { city: 'Mysuru', district: 'Mysuru', stateCode: '29' },
  '600': { city: 'Chennai', district: 'Chennai', stateCode: '33' },
  '620': { city: 'Tiruchirappalli', district: 'Tiruchirappalli', stateCode: '33' },
  '625': { city: 'Madurai', district: 'Madurai', stateCode: '33' },
  '627': { city: 'Tirunelveli', district: 'Tirunelveli', stateCode: '33' },
  '636': { city: 'Salem', district: 'Salem', stateCode: '33' },
  '641': { city: 'Coimbatore', district: 'Coimbatore', stateCode: '33' },
};

/** What the form may fill in from a PIN code; null when it is not known for sure. */
export function areaOfPinCode(pinCode: string): PinArea | null {
  return AREAS[pinCode.slice(0, 3)] ?? null;
}
