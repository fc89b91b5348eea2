import { addDays, type Day } from '@shop/contracts/rules/days';
import { schemeFits } from '@shop/contracts/rules/schemes/scheme';
import { RandomIdentifiers } from '../shared/identifiers.ts';
import type { Database } from '../platform/persistence/database.ts';
import { db } from '../platform/persistence/query-builder.ts';

const JOIN_FOR_DAYS = 60;

const DEMO_SCHEMES = [
  {
    slug: 'deepam-500',
    name: 'Deepam 500',
    nameTa: 'தீபம் 500',
    description:
      '<p>₹500 a month for ten months, and crackers for 10 % more than you paid. Made for a family that buys one good box of everything.</p><p>You buy from the price list of the season at the rates of that day. What is left over is paid back.</p>',
    descriptionTa:
      '<p>மாதம் ₹500, பத்து மாதம். கட்டியதை விட 10 % கூடுதலாகப் பட்டாசு வாங்கலாம். எல்லாம் கொஞ்சம் இருக்கும் ஒரு நல்ல பெட்டி வாங்கும் குடும்பத்துக்கு ஏற்றது.</p><p>அந்தச் சீசனின் விலைப் பட்டியலில், அன்றைய விலைக்கு வாங்கலாம். மீதிப் பணத்தைத் திருப்பித் தருவோம்.</p>',
    pictureKey: 'family-pack-hero',
    monthlyPaise: 50_000,
    instalments: 10,
    benefitBasisPoints: 1_000,
    mostMembers: 300,
  },
  {
    slug: 'mathappu-1000',
    name: 'Mathappu 1000',
    nameTa: 'மத்தாப்பு 1000',
    description:
      '<p>₹1,000 a month for eleven months, and crackers for 12.5 % more than you paid. For joint families, streets and small associations.</p><p>Miss a month and catch up within seven days, and nothing is lost. You may leave at any time and get back what you paid.</p>',
    descriptionTa:
      '<p>மாதம் ₹1,000, பதினொரு மாதம். கட்டியதை விட 12.5 % கூடுதலாகப் பட்டாசு வாங்கலாம். கூட்டுக் குடும்பம், தெரு, சின்னச் சங்கங்களுக்கு ஏற்றது.</p><p>ஒரு மாதம் விட்டுப்போனால் ஏழு நாளுக்குள் கட்டினால் போதும், எதையும் இழக்க மாட்டீர்கள். எப்போது வேண்டுமானாலும் விலகலாம்; கட்டிய பணம் திரும்பக் கிடைக்கும்.</p>',
    pictureKey: 'family-pack-vip',
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
    await database.run(
      db
        .insertInto('scheme')
        .values({
          ...scheme,
          id: identifiers.uuid(),
          firstMonth: `${firstMonth}-01`,
          dueDay: DUE_DAY,
          joinUntil: addDays(today, JOIN_FOR_DAYS),
          state: 'open',
        })
        .onConflict((oc) => oc.doNothing()),
    );
  }
}
