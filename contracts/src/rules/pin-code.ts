/** Six digits, the first not zero; a space in the middle is forgiven. */
export function pinCodeDigits(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

interface PinArea {
  /** Null where one beginning is many towns. */
  city: string | null;
  district: string | null;
  stateCode: string;
}

const town = (city: string, stateCode: string, district = city): PinArea => ({ city, district, stateCode });
const inState = (stateCode: string): PinArea => ({ city: null, district: null, stateCode });

/** By how a PIN begins, the longest that fits. Source: India Post PIN directory. */
const AREAS: Record<string, PinArea> = {
  '11': town('Delhi', '07'),
  '56': inState('29'),
  '560': town('Bengaluru', '29', 'Bengaluru Urban'),
  '57': inState('29'),
  '5700': town('Mysuru', '29'),
  '58': inState('29'),
  '59': inState('29'),
  '600': town('Chennai', '33'),
  '601': inState('33'),
  '602': inState('33'),
  '603': inState('33'),
  '604': inState('33'),
  // 605, 607 and 609 are shared by two states.
  '6050': town('Puducherry', '34'),
  '606': inState('33'),
  '608': inState('33'),
  '61': inState('33'),
  '6130': town('Thanjavur', '33'),
  '62': inState('33'),
  '620': town('Tiruchirappalli', '33'),
  '6240': town('Dindigul', '33'),
  '6250': town('Madurai', '33'),
  '6260': town('Virudhunagar', '33'),
  '6270': town('Tirunelveli', '33'),
  '6280': town('Thoothukudi', '33'),
  '63': inState('33'),
  '6320': town('Vellore', '33'),
  '6360': town('Salem', '33'),
  // Beside the town's own the district has others: Perundurai, Avinashi.
  '63800': town('Erode', '33'),
  '63801': town('Erode', '33'),
  '64': inState('33'),
  '6410': town('Coimbatore', '33'),
  '64160': town('Tiruppur', '33'),
};

/** What the form may fill in from a PIN code; null when nothing is known for sure. */
export function areaOfPinCode(pinCode: string): PinArea | null {
  for (const length of [5, 4, 3, 2]) {
    const area = AREAS[pinCode.slice(0, length)];
    if (area) return area;
  }
  return null;
}
