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

/**
 * The day on which the sources were read, mostly as newspapers and agencies quote them: orders are renewed season by
 * season, so the owner looks them up again before she serves a state.
 */
const CHECKED_ON = '2026-11-28';

/** By GST state code. Letters as on number plates. */
const STATES: readonly State[] = [
  [
    '01',
    'JK',
    'Jammu and Kashmir',
    {
      goods: 'green',
      hours: '8 to 10 pm on the days of the festival',
      source:
        'J&K Department of Disaster Management, Relief, Rehabilitation and Reconstruction, Diwali guidelines, 2 Nov 2021; read at Devdiscourse (ANI), 2 Nov 2021',
    },
  ],
  [
    '02',
    'HP',
    'Himachal Pradesh',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali; 4 to 5 am and 9 to 10 pm on Gurpurab',
      source:
        'HP State Pollution Control Board directions for Diwali 2021; read at The Statesman; 8 to 10 pm with green crackers again in 2023 (Hindustan Times, 11 Nov 2023)',
    },
  ],
  [
    '03',
    'PB',
    'Punjab',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali; 4 to 5 am and 9 to 10 pm on Gurpurab',
      source:
        'Punjab government order under s. 5 Environment (Protection) Act, announced 14 Oct 2024; read at NewsDrum (PTI). It also bars online orders and joined crackers. Same hours in Mohali for 2025 (The Tribune)',
    },
  ],
  [
    '04',
    'CH',
    'Chandigarh',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali; 4 to 5 am and 9 to 10 pm on Gurpurab',
      source:
        'District Magistrate Chandigarh, order reported 6 Oct 2023; read at The Tribune, 7 Oct 2023. Joined crackers barred; the order of 1 Oct 2022 also barred online orders (The Tribune, 2 Oct 2022)',
    },
  ],
  ['05', 'UK', 'Uttarakhand'],
  [
    '06',
    'HR',
    'Haryana',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali and Gurpurab',
      note: 'The 14 districts near Delhi (NCR) have a ban, so we must check your district first.',
      source:
        'Haryana SPCB letter, 10 Oct 2022: green only (Indian Express, 12 Oct 2022). NCR ban, hours, no online orders: SDMA, 31 Oct 2021 (Indian Express); NCR ban again by Supreme Court, 19 Dec 2024 (New Indian Express)',
    },
  ],
  [
    '07',
    'DL',
    'Delhi',
    {
      allowed: false,
      reason:
        'Delhi does not allow crackers to be sold, delivered or burst, so we cannot send your order there. We are sorry.',
      source:
        'Delhi government, s. 5 Environment (Protection) Act, 19 Dec 2024: ban all year, online delivery too; DPCC notice, July 2025 (Hindustan Times). Supreme Court, 15 Oct 2025: green for Diwali 2025 only, none from outside NCR, none online (The Tribune, NewsGram)',
    },
  ],
  [
    '08',
    'RJ',
    'Rajasthan',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali, Gurpurab and other festivals',
      note: 'Alwar and Bharatpur (NCR) have a ban, so we must check your district first.',
      source:
        'Rajasthan Home Department, revised advisory, 15 Oct 2021; read at India Today, 16 Oct 2021 (Alwar and Bharatpur: News18). Same rule reported for 2024 (Rajasthan Patrika, 12 Oct 2024)',
    },
  ],
  [
    '09',
    'UP',
    'Uttar Pradesh',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali',
      note: 'Eight districts near Delhi (NCR) have a full ban, so we must check your district first.',
      source:
        'NCR ban in eight districts: UP government, reported 29 Aug 2025 (Free Press Journal). Green only, 8 to 10 pm, no online purchase: UP government order of Oct 2019 (News18, 26 Oct 2019); green only again by Home Department, Oct 2021 (OpIndia)',
    },
  ],
  [
    '10',
    'BR',
    'Bihar',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali',
      note: 'Patna, Gaya, Muzaffarpur and Hajipur have a full ban on all crackers, green ones too.',
      source:
        'Patna district administration circular, 24 Oct 2024, after the National Green Tribunal; read at Business Standard (PTI). Hours: Bihar SPCB letter, 21 Oct 2021 (Hindustan Times)',
    },
  ],
  [
    '11',
    'SK',
    'Sikkim',
    {
      allowed: false,
      reason:
        'Sikkim does not allow crackers to be sold or burst, so we cannot send your order there. We are sorry.',
      source:
        'Sikkim Gazette Notification No. 544, 19 Dec 2014 (manufacture, sale and use of all crackers prohibited); recalled by the State Pollution Control Board, 25 Oct 2024 (Voice of Sikkim) and in Oct 2025 (Jagran, 18 Oct 2025)',
    },
  ],
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
      hours: '8 to 10 pm on Diwali',
      source:
        'Pollution Control Board Assam, notification of 22 Oct 2021, till further orders; read at India Today, 25 Oct 2021. Same rule in the police advisory for 2023 (Assam Tribune, 9 Nov 2023)',
    },
  ],
  [
    '19',
    'WB',
    'West Bengal',
    {
      goods: 'green',
      hours: '8 to 10 pm on Kali Puja and Diwali',
      source: 'West Bengal Pollution Control Board, 13 Oct 2025; read at Millennium Post, 13 Oct 2025',
    },
  ],
  [
    '20',
    'JH',
    'Jharkhand',
    {
      hours: '8 to 10 pm on Diwali',
      note: 'Only crackers below 125 decibels may be sold.',
      source:
        'Jharkhand State Pollution Control Board, order for Diwali 2025; read at Business Standard (PTI), 20 Oct 2025',
    },
  ],
  [
    '21',
    'OD',
    'Odisha',
    {
      goods: 'green',
      hours: '7 to 9 pm on Diwali',
      source:
        'Odisha State Pollution Control Board, guidelines of 14 Oct 2025; read at OrissaPost, 15 Oct 2025',
    },
  ],
  [
    '22',
    'CG',
    'Chhattisgarh',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali and Gurpurab',
      note: 'In Raipur, Bilaspur, Durg-Bhilai, Raigarh and Korba crackers may not be burst from 1 December to 31 January.',
      source:
        'Chhattisgarh Housing and Environment Department, directions to collectors (page undated); read at CG Times, News Plus 21 and Dispatch News. Same hours and no online sale: PTI, 26 Oct 2021 (Nyoooz)',
    },
  ],
  [
    '23',
    'MP',
    'Madhya Pradesh',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali',
      note: 'Cities with poor air have a full ban in the festival season.',
      source:
        'MP Pollution Control Board SOP for all districts, applied by the Indore administration, Oct 2025; read at Free Press Journal, 17 Oct 2025, and Dainik Jagran MPCG. Online sale barred too',
    },
  ],
  [
    '24',
    'GJ',
    'Gujarat',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali and other festivals',
      source:
        'Gujarat Home Department, notification of 29 Oct 2021 ("only green or approved crackers"; no sale through e-commerce); read at Indian Express. Hours again by Home Department for Diwali 2025 (ABP Asmita)',
    },
  ],
  ['26', 'DD', 'Dadra and Nagar Haveli and Daman and Diu'],
  [
    '27',
    'MH',
    'Maharashtra',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali',
      source:
        'Hours: Bombay High Court, 10 Nov 2023, for Diwali 2023 (Rediff, PTI). Green only: newspapers without the order itself (Lokmat Times, 29 Oct 2024; India TV, 30 Oct 2024)',
    },
  ],
  [
    '29',
    'KA',
    'Karnataka',
    {
      goods: 'green',
      hours: '8 to 10 pm on the days of Deepavali',
      source:
        'Karnataka State Pollution Control Board, Oct 2025; read at The News Minute, 17 Oct 2025. Same rule in its circular of 2022 (The Hans India, 20 Oct 2022)',
    },
  ],
  [
    '30',
    'GA',
    'Goa',
    {
      hours: '4:30 to 5:30 am and 7 to 8 pm on Diwali; 8 to 10 pm on the next two days',
      source:
        'Goa Department of Environment, statement of 9 Nov 2020; read at India TV (IANS). Same hours in its notification of 4 Nov 2018 (Navhind Times). Nothing newer read',
    },
  ],
  ['31', 'LD', 'Lakshadweep'],
  [
    '32',
    'KL',
    'Kerala',
    {
      goods: 'green',
      hours: '8 to 10 pm on Deepavali; 11:55 pm to 12:30 am on Christmas and New Year',
      source:
        'Kerala government order of Oct 2024, after the National Green Tribunal; read at Onmanorama, 23 Oct 2024',
    },
  ],
  [
    '33',
    'TN',
    'Tamil Nadu',
    {
      hours: '6 to 7 am and 7 to 8 pm on Deepavali',
      note: 'The government asks everyone to choose green crackers.',
      source:
        'Tamil Nadu government release, 15 Oct 2025, after the Supreme Court order of 2018; read at The New Indian Express, 15 Oct 2025',
    },
  ],
  [
    '34',
    'PY',
    'Puducherry',
    {
      hours: '6 to 7 am and 7 to 8 pm on Deepavali',
      source:
        'Puducherry government, Oct 2024; read at DT Next, 17 Oct 2024. The Collector’s order of Nov 2020 also barred joined crackers and online orders (The Hindu, 11 Nov 2020)',
    },
  ],
  ['35', 'AN', 'Andaman and Nicobar Islands'],
  [
    '36',
    'TG',
    'Telangana',
    {
      goods: 'green',
      hours: '8 to 10 pm on Diwali',
      source:
        'Supreme Court, 13 Nov 2020, on the Telangana ban: green crackers for two hours (India TV; Hindustan Times). Hours: Hyderabad police, Nov 2023 (News9) and Cyberabad police, Oct 2024 (Suryaa). No newer state order read',
    },
  ],
  [
    '37',
    'AP',
    'Andhra Pradesh',
    {
      goods: 'green',
      hours: '8 to 10 pm on Deepavali',
      source:
        'Andhra Pradesh Government Order (Health, Medical and Family Welfare), 10 Nov 2020, after the National Green Tribunal; read at The News Minute, 11 Nov 2020. Nothing newer read',
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
