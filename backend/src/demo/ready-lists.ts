import { RandomIdentifiers } from '../shared/identifiers.ts';
import type { Database } from '../platform/persistence/database.ts';
import { jsonb } from '../platform/persistence/json-of.ts';
import { db } from '../platform/persistence/query-builder.ts';

interface DemoReadyList {
  name: string;
  nameTa: string;
  sentence: string;
  sentenceTa: string;
  /** Item codes with how many of each. */
  goods: string;
}

/** They come to ₹3,083, ₹4,928 and ₹10,120 at the rates of the demonstration's price list. */
const DEMO_READY_LISTS: DemoReadyList[] = [
  {
    name: 'A family evening',
    nameTa: 'குடும்ப மாலை',
    sentence:
      'A little of everything for one evening: light first, some sound, and two small shows in the sky.',
    sentenceTa: 'ஒரு மாலைக்கு எல்லாம் கொஞ்சம்: முதலில் ஒளி, பிறகு கொஞ்சம் சத்தம், வானத்தில் இரண்டு சின்ன வேடிக்கை.',
    goods:
      'SP-04 5, SP-05 5, SP-09 3, SP-11 2, FP-02 4, FP-04 3, FP-06 1, GC-02 2, GC-05 2, TP-02 2, TP-05 2, KN-01 2, FT-01 2, FT-04 1, RK-01 2, CM-01 1, AM-02 1, AM-09 1, AM-10 1, OS-02 5, BJ-01 3',
  },
  {
    name: 'Children look on',
    nameTa: 'குழந்தைகள் பார்த்து மகிழ',
    sentence: 'Colour and wheels and hardly a bang. A grown-up lights every piece, and stays beside it.',
    sentenceTa: 'வண்ணமும் சக்கரமும்; சத்தம் மிகக் குறைவு. பற்ற வைப்பதும் கூட இருப்பதும் பெரியவர்.',
    goods:
      'SP-05 10, SP-08 10, SP-10 5, SP-12 5, SP-16 1, FP-01 5, FP-03 4, FP-08 1, GC-01 5, GC-03 4, GC-08 3, TP-01 5, TP-03 4, TP-07 1, TP-09 1, KN-01 3, KN-02 3, KN-04 2, KN-05 5, KN-08 5, KN-14 5, KN-15 1, CM-01 1, CM-03 1, FT-02 3, FT-18 2',
  },
  {
    name: 'Sound and sky',
    nameTa: 'ஒலியும் வானமும்',
    sentence: 'For a street that celebrates together: one-sound crackers, rockets and multi-shots.',
    sentenceTa: 'சேர்ந்து கொண்டாடும் தெருவுக்கு: ஒற்றை வெடி, ராக்கெட், மல்டி ஷாட்.',
    goods:
      'OS-03 20, OS-05 10, OS-07 6, OS-08 5, OS-09 5, BJ-02 5, BM-01 5, BM-03 5, BM-05 3, BM-08 2, RK-02 5, RK-03 5, RK-05 3, RK-06 2, AM-02 3, AM-05 3, AM-06 1, AM-07 2, AM-10 3, AM-12 2, AM-13 1, AM-14 1, AM-17 2, FT-06 2, FP-05 3, SP-09 5',
  },
];

export async function fillReadyLists(database: Database): Promise<void> {
  const identifiers = new RandomIdentifiers();
  const lists = DEMO_READY_LISTS.map(({ goods, ...list }, index) => ({
    ...list,
    id: identifiers.uuid(),
    lines: jsonb(
      goods.split(', ').map((line) => {
        const [code = '', quantity] = line.split(' ');
        return { code, quantity: Number(quantity) };
      }),
    ),
    position: index + 1,
  }));
  await database.run(
    db
      .insertInto('ready_list')
      .values(lists)
      .onConflict((oc) => oc.doNothing()),
  );
}
