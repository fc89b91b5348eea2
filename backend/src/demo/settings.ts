import { taxYearOf, type TaxYear } from '@shop/contracts/rules/referrals/commission-tax';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { USUAL_ORDER_LIMITS } from '@shop/contracts/rules/orders/order-limits';
import { DEMONSTRATION_PHONES } from '@shop/contracts/rules/season/opening';
import { orderNumberPrefix } from '@shop/contracts/rules/season/season';
import type { Settings } from '@shop/contracts/shop/views';
import { PLAIN_LOOKS, USUAL_LEDGERS } from '../features/shop/application/initial-settings.ts';
import type { Database } from '../platform/persistence/database.ts';
import { jsonb } from '../platform/persistence/json-of.ts';
import { db } from '../platform/persistence/query-builder.ts';
import { festivalAhead, lastOrderFor, OPEN_FOR_DAYS } from './festival.ts';

const OPEN_SINCE_DAYS = 60;

/** The demonstration shop as its owner would have set it up. Numbers and names are made up, and look it. */
function demoSettings(today: Day): Settings {
  const opensOn = addDays(today, -OPEN_SINCE_DAYS);
  const closesOn = addDays(today, OPEN_FOR_DAYS);
  const festival = festivalAhead(today);
  return {
    identity: {
      name: 'Agal Crackers',
      legalName: 'Agal Crackers (demonstration shop)',
      since: 1998,
      address: '12/4 Velayutham Road, opposite the lorry stand',
      city: 'Sivakasi',
      pinCode: '626123',
      stateCode: '33',
      phones: [...DEMONSTRATION_PHONES],
      whatsapp: DEMONSTRATION_PHONES[0] ?? '',
      email: 'orders@agalcrackers.example',
      licenceNumber: 'DEMO/LE-5/TN/000123',
      licenceExpiresOn: `${festival.year + 2}-03-31`,
      gstin: '33AAAAA0000A1Z9',
    },
    looks: PLAIN_LOOKS,
    season: {
      name: `${festival.name} ${festival.year}`,
      year: festival.year,
      opensOn,
      closesOn,
      festival: festival.name,
      festivalTa: festival.nameTa,
      festivalOn: festival.day,
      lastOrderOn: lastOrderFor(festival, closesOn),
      closed: false,
      message: 'Thank you for celebrating with us. The new price list comes with the next season.',
      messageTa: 'எங்களோடு கொண்டாடியதற்கு நன்றி. அடுத்த சீசனில் புதிய விலைப் பட்டியல் வரும்.',
      nextOpensOn: addDays(opensOn, 365),
    },
    sale: { mode: 'estimate', orderPrefix: 'DS', secondForCash: false, claimDays: 3 },
    limits: USUAL_ORDER_LIMITS,
    payment: {
      upiId: 'agalcrackers@demobank',
      accountName: 'Agal Crackers (demonstration shop)',
      accountNumber: '000012345678',
      ifsc: 'DEMO0000123',
      bank: 'Demonstration Bank, Sivakasi',
    },
    invoices: {
      prefix: 'DS',
      creditNotePrefix: 'DSC',
      ewayBillAbovePaise: 5_000_000,
      hsnDigits: 8,
      eInvoiceFrom: null,
    },
    referrals: {
      minimumPayoutPaise: 50_000,
      secondApproval: false,
      taxYears: [demoTaxYear(today)],
      tan: null,
    },
    tally: USUAL_LEDGERS,
    site: { tagManagerId: null, redirects: [] },
  };
}

/** Figures as a shop might enter them; every owner enters those of their own year. */
function demoTaxYear(today: Day): TaxYear {
  return {
    year: taxYearOf(today),
    section: '393(1), demonstration',
    basisPoints: 200,
    withoutPanBasisPoints: 2_000,
    thresholdPaise: 2_000_000,
  };
}

/** What is set already stays as it is. */
export async function fillSettings(database: Database, today: Day): Promise<void> {
  const sections = Object.entries(demoSettings(today));
  await database.run(
    db
      .insertInto('setting')
      .values(sections.map(([section, value]) => ({ section, value: jsonb(value) })))
      .onConflict((oc) => oc.doNothing()),
  );
  await lastSeason(database, today);
}

/** A year before this one, of the same days. */
async function lastSeason(database: Database, today: Day): Promise<void> {
  const { season, sale } = demoSettings(today);
  const year = season.year - 1;
  const closesOn = addDays(season.closesOn, -365);
  const numberPrefix = orderNumberPrefix(sale.orderPrefix, year);
  await database.run(
    db
      .insertInto('season')
      .values({
        numberPrefix,
        name: `${festivalAhead(today).name} ${year}`,
        opensOn: addDays(season.opensOn, -365),
        closesOn,
        endedAt: addDays(closesOn, 30),
      })
      .onConflict((oc) => oc.doNothing()),
  );
}
