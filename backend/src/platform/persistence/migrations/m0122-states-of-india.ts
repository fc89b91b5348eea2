import { Migration } from '@mikro-orm/migrations';

/** What the law of a state says, where its source was read; otherwise it stands there as not checked. */
interface Law {
  allowed?: false;
  /** Why nothing goes there. */
  reason?: string;
  goods?: 'green';
  hours?: string;
  note?: string;
  source: string;
}

type State = readonly [code: string, letters: string, name: string, law?: Law];

/** The day on which the sources were read, in newspapers: the owner looks them up again before she serves a state. */
const CHECKED_ON = '2026-11-28';

/** By GST state code. Letters as on number plates. */
const STATES: readonly State[] = [
  ['01', 'JK', 'Jammu and Kashmir'],
  ['02', 'HP', 'Himachal Pradesh'],
  [
    '03',
    'PB',
    'Punjab',
    {
      goods: 'green',
      hours: '8 to 10 pm on the day of the festival',
      source:
        'Rules of the Government of Punjab for the festivals of 2024: only green crackers may be sold and used (The Tribune, 2024)',
    },
  ],
  [
    '04',
    'CH',
    'Chandigarh',
    {
      goods: 'green',
      hours: '8 to 10 pm on the day of the festival',
      source:
        'Order of the District Magistrate of Chandigarh, October 2023: only green crackers certified by CSIR-NEERI (The Tribune, 7 Oct 2023)',
    },
  ],
  ['05', 'UK', 'Uttarakhand'],
  ['06', 'HR', 'Haryana'],
  [
    '07',
    'DL',
    'Delhi',
    {
      allowed: false,
      reason:
        'Delhi does not allow crackers to be sold, delivered or burst, so we cannot send your order there. We are sorry.',
      source:
        'Order of the Delhi Pollution Control Committee of 14 Oct 2024, until 1 Jan 2025: complete ban, online delivery too; made again year by year (Lokmat Times, 14 Oct 2024)',
    },
  ],
  [
    '08',
    'RJ',
    'Rajasthan',
    {
      goods: 'green',
      hours: '8 to 10 pm on the day of the festival',
      note: 'In the districts of the National Capital Region no crackers are allowed.',
      source:
        'Order of the Government of Rajasthan, October 2021: green crackers only, and none in the districts of the National Capital Region (Mint, October 2021)',
    },
  ],
  ['09', 'UP', 'Uttar Pradesh'],
  ['10', 'BR', 'Bihar'],
  ['11', 'SK', 'Sikkim'],
  ['12', 'AR', 'Arunachal Pradesh'],
  ['13', 'NL', 'Nagaland'],
  ['14', 'MN', 'Manipur'],
  ['15', 'MZ', 'Mizoram'],
  ['16', 'TR', 'Tripura'],
  ['17', 'ML', 'Meghalaya'],
  [
    '18',
    'AS',
    'Assam',
    {
      goods: 'green',
      hours: '8 to 10 pm on the day of the festival',
      source:
        'Advisory of the Assam Police for Diwali 2023: only green crackers may be burst (northeasttoday.in, 9 Nov 2023)',
    },
  ],
  [
    '19',
    'WB',
    'West Bengal',
    {
      goods: 'green',
      hours: '8 to 10 pm on the day of the festival',
      source:
        'Order of the West Bengal Pollution Control Board, October 2021: all but green crackers are banned until further orders (Mint, 27 Oct 2021)',
    },
  ],
  ['20', 'JH', 'Jharkhand'],
  ['21', 'OD', 'Odisha'],
  ['22', 'CG', 'Chhattisgarh'],
  ['23', 'MP', 'Madhya Pradesh'],
  ['24', 'GJ', 'Gujarat'],
  ['26', 'DD', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'MH', 'Maharashtra'],
  [
    '29',
    'KA',
    'Karnataka',
    {
      goods: 'green',
      hours: '8 to 10 pm on the days of the festival',
      source:
        'Circular of the Karnataka State Pollution Control Board of October 2022: only green crackers may be sold (The Hans India, 20 Oct 2022)',
    },
  ],
  ['30', 'GA', 'Goa'],
  ['31', 'LD', 'Lakshadweep'],
  [
    '32',
    'KL',
    'Kerala',
    {
      goods: 'green',
      hours: '8 to 10 pm on the day of the festival',
      source:
        'Order of the Government of Kerala on the advice of its State Pollution Control Board: only green crackers may be sold (Onmanorama, 23 Oct 2024)',
    },
  ],
  [
    '33',
    'TN',
    'Tamil Nadu',
    {
      hours: '6 to 7 am and 7 to 8 pm on the day of the festival',
      source:
        'Release of the Government of Tamil Nadu of 30 Oct 2024, by the Supreme Court’s judgment of 2018; it asks for green crackers (PTI, newsdrum.in, 30 Oct 2024)',
    },
  ],
  [
    '34',
    'PY',
    'Puducherry',
    {
      hours: '6 to 7 am and 7 to 8 pm on the day of the festival',
      source:
        'Announced for Puducherry as for Tamil Nadu, by the Supreme Court’s order of 30 Oct 2018 (livechennai.com)',
    },
  ],
  ['35', 'AN', 'Andaman and Nicobar Islands'],
  [
    '36',
    'TG',
    'Telangana',
    {
      goods: 'green',
      hours: '8 to 10 pm on the day of the festival',
      source:
        'Order of the Government of Telangana of 13 Nov 2020: only green crackers shall be sold and used (PTI, devdiscourse.com, 14 Nov 2020)',
    },
  ],
  [
    '37',
    'AP',
    'Andhra Pradesh',
    {
      goods: 'green',
      hours: '8 to 10 pm on the day of the festival',
      source:
        'Order of the Government of Andhra Pradesh, November 2020: only green crackers shall be sold and used (Mint, 11 Nov 2020)',
    },
  ],
  ['38', 'LA', 'Ladakh'],
];

/** Behind those that are served, by name. */
const FIRST_POSITION = 1001;

/** All 28 states and 8 union territories: those that a shop has are served as before, the others wait for its owner. */
export class StatesOfIndia extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE state
      ADD COLUMN abbreviation text NOT NULL DEFAULT '',
      ADD COLUMN served boolean NOT NULL DEFAULT true,
      ALTER COLUMN checked_on DROP NOT NULL`);
    this.addSql(`ALTER TABLE state ALTER COLUMN served SET DEFAULT false,
      ADD CONSTRAINT state_served_checked CHECK (NOT served OR (checked_on IS NOT NULL))`);
    this.addSql(`COMMENT ON COLUMN state.abbreviation IS 'as on number plates: TN'`);
    this.addSql(`COMMENT ON COLUMN state.served IS 'shoppers can choose it'`);
    const byName = STATES.toSorted(([, , one], [, , other]) => one.localeCompare(other, 'en'));
    const rows = byName.map(([code, letters, name, law], at) => [
      code,
      letters,
      name,
      law?.allowed ?? true,
      law?.reason ?? '',
      law?.goods ?? 'all',
      law?.hours ?? '',
      law?.note ?? '',
      law?.source ?? '',
      law ? CHECKED_ON : null,
      FIRST_POSITION + at,
    ]);
    this.addSql(`
      INSERT INTO state (code, abbreviation, name, allowed, reason, goods, bursting_hours, note, source, checked_on,
        position, minimum_order_paise, packing_basis_points)
      VALUES ${rows.map((row) => `(${row.map(literal).join(', ')}, 0, 0)`).join(',\n')}
      ON CONFLICT (code) DO UPDATE SET abbreviation = excluded.abbreviation`);
  }
}

function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
