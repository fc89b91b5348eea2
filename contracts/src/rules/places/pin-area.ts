/**
 * The GST codes of the states where a PIN code that begins so can be, all of them where one beginning is shared; the
 * longest that fits counts. Source: India Post's All India PIN Code Directory, with Telangana (2014) and Ladakh (2019).
 */
const STATES: Record<string, readonly string[]> = {
  ...each('11', '07'),
  ...each('12 13', '06'),
  ...each('14 15', '03'),
  ...each('140 16', '03 04 06'),
  ...each('17', '02'),
  ...each('18', '01'),
  ...each('19', '01 38'),
  ...each('20 21 22 23 25 27 28', '09'),
  ...each('24 26', '05 09'),
  ...each('30 31 32 33 34', '08'),
  ...each('36 37 38 39', '24'),
  // Diu; Daman, Dadra and Nagar Haveli, with the code that they had apart.
  ...each('362 396', '24 25 26'),
  ...each('40 41 42 43 44', '27'),
  ...each('403', '30'),
  ...each('45 46 47 48', '23'),
  ...each('49', '22'),
  ...each('50', '36'),
  // Some of Khammam went to Andhra Pradesh.
  ...each('507', '36 37'),
  ...each('51 52 53', '37'),
  // Yanam.
  ...each('533', '34 37'),
  ...each('56 57 58 59', '29'),
  ...each('60 61 62 63 64', '33'),
  // Puducherry with its villages, Karaikal, Mahe.
  ...each('605 607 609', '33 34'),
  ...each('67 68 69', '32'),
  ...each('673', '32 34'),
  // Lakshadweep.
  ...each('682', '31 32'),
  ...each('70 71 72 73 74', '19'),
  ...each('737', '11'),
  ...each('744', '35'),
  ...each('75 76 77', '21'),
  ...each('78', '12 13 17 18'),
  ...each('790 791 792', '12 18'),
  ...each('793 794', '17 18'),
  ...each('795', '14'),
  ...each('796', '15'),
  ...each('797 798', '13'),
  ...each('799', '16'),
  ...each('80 84 85', '10'),
  ...each('81 82', '10 20'),
  ...each('83', '20'),
};

function each(beginnings: string, codes: string): Record<string, readonly string[]> {
  return Object.fromEntries(beginnings.split(' ').map((beginning) => [beginning, codes.split(' ')]));
}

/** Null where it is not known: PIN codes of the army, and new ones. */
function statesOf(pinCode: string): readonly string[] | null {
  return STATES[pinCode.slice(0, 3)] ?? STATES[pinCode.slice(0, 2)] ?? null;
}

/** The states where a PIN code can be, if it is for sure not in this one; null where it may be, or nobody knows. */
export function otherStatesOf(pinCode: string, stateCode: string): readonly string[] | null {
  const states = statesOf(pinCode);
  return states?.includes(stateCode) ? null : states;
}

interface PinArea {
  /** Null where one beginning is many towns. */
  city: string | null;
  district: string | null;
  stateCode: string;
}

const town = (city: string, stateCode: string, district = city): PinArea => ({ city, district, stateCode });

/** By how a PIN begins, the longest that fits. Source: India Post PIN directory. */
const TOWNS: Record<string, PinArea> = {
  '11': town('Delhi', '07'),
  '560': town('Bengaluru', '29', 'Bengaluru Urban'),
  '5700': town('Mysuru', '29'),
  '600': town('Chennai', '33'),
  '6050': town('Puducherry', '34'),
  '6130': town('Thanjavur', '33'),
  '620': town('Tiruchirappalli', '33'),
  '6240': town('Dindigul', '33'),
  '6250': town('Madurai', '33'),
  '6260': town('Virudhunagar', '33'),
  '6270': town('Tirunelveli', '33'),
  '6280': town('Thoothukudi', '33'),
  '6320': town('Vellore', '33'),
  '6360': town('Salem', '33'),
  // Beside the town's own the district has others: Perundurai, Avinashi.
  '63800': town('Erode', '33'),
  '63801': town('Erode', '33'),
  '6410': town('Coimbatore', '33'),
  '64160': town('Tiruppur', '33'),
};

/** How the PIN codes of a town begin; null where it is not known. */
export function beginningOfTown(name: string, stateCode: string): string | null {
  const found = Object.entries(TOWNS).find(([, area]) => area.city === name && area.stateCode === stateCode);
  return found?.[0] ?? null;
}

/** What the form may fill in from a PIN code; null when nothing is known for sure. */
export function areaOfPinCode(pinCode: string): PinArea | null {
  for (const length of [5, 4, 3, 2]) {
    const area = TOWNS[pinCode.slice(0, length)];
    if (area) return area;
  }
  const [stateCode, another] = statesOf(pinCode) ?? [];
  return stateCode === undefined || another !== undefined ? null : { city: null, district: null, stateCode };
}
