import { addDays, type Day } from '@shop/contracts/rules/days';
import { schemeFits } from '@shop/contracts/rules/schemes/scheme';
import { sql } from 'kysely';
import { RandomIdentifiers } from '../shared/identifiers.ts';
import type { Database } from '../platform/persistence/database.ts';

const JOIN_FOR_DAYS = 60;

const DEMO_SCHEMES = [
  {
    slug: 'deepam-500',
    name: 'Deepam 500',
    description:
      '<p>₹500 a month for ten months, and crackers for 10 % more than you paid. Made for a family that buys one good box of everything.</p><p>You buy from the price list of the season at the rates of that day. What is left over is paid back.</p>',
    picture: 'family-pack-hero',
    monthlyPaise: 50_000,
    instalments: 10,
    benefitBasisPoints: 1_000,
    mostMembers: 300,
  },
  {
    slug: 'mathappu-1000',
    name: 'Mathappu 1000',
    description:
      '<p>₹1,000 a month for eleven months, and crackers for 12.5 % more than you paid. For joint families, streets and small associations.</p><p>Miss a month and catch up within seven days, and nothing is lost. You may leave at any time and get back what you paid.</p>',
    picture: 'family-pack-vip',
    monthlyPaise: 100_000,
    instalments: 11,
    benefitBasisPoints: 1_250,
    mostMembers: 150,
  },
];
const DUE_DAY = 10;

/** Two schemes that can be joined for two months; the first instalment is due after that. */
export async function fillSchemes(database: Database, today: Day): Promise<void> {
  const identifiers = new RandomIdentifiers();
  const firstMonth = addDays(today, JOIN_FOR_DAYS + 31).slice(0, 7);
  for (const scheme of DEMO_SCHEMES) {
    if (!schemeFits({ ...scheme, firstMonth, dueDay: DUE_DAY })) {
      throw new Error(`The demonstration scheme ${scheme.slug} is too long`);
    }
    await database.run(sql`
      INSERT INTO scheme (id, slug, name, description, picture_key, monthly_paise, instalments, benefit_basis_points,
        first_month, due_day, join_until, most_members, state)
      VALUES (${identifiers.uuid()}, ${scheme.slug}, ${scheme.name}, ${scheme.description}, ${scheme.picture},
        ${scheme.monthlyPaise}, ${scheme.instalments}, ${scheme.benefitBasisPoints}, ${`${firstMonth}-01`}, ${DUE_DAY},
        ${addDays(today, JOIN_FOR_DAYS)}, ${scheme.mostMembers}, 'open')
      ON CONFLICT DO NOTHING`);
  }
}
