import type { Day } from '@shop/contracts/rules/days';
import type { TestShop } from '../boot-shop.ts';
import { goodsIn } from '../goods-in.ts';
import { activeReferrer, collect, payOut } from '../referrals.ts';
import { beginOn, maturedMember } from '../schemes.ts';
import { Desk } from './desk.ts';

/** A firm in the shop's state, and one outside. */
const FIRMS = {
  inside: { gstin: '33BBBBB0000B1Z0', tradeName: 'Meena Stores' },
  outside: { gstin: '29AAGCB7383J1Z4', tradeName: 'Sundaram & Sons' },
};

const TO_KARNATAKA = { city: 'Bengaluru', stateCode: '29', pinCode: '560001' };

/** Numbers of orders and passbooks that a test names. */
export interface December {
  mistaken: string;
  brothers: [string, string];
  firm: string;
  large: string;
  wet: string;
  redeemed: string;
  passbook: string;
  paidBack: string;
  earned: string;
}

/**
 * December 2026 in a shop of its own, thirty-two orders, worked out by hand. Most are good orders G (`placeGoodOrder`):
 * goods ₹3,180, packing ₹95.40, freight ₹120, less 40 paise: ₹3,395, of which 2,877.46 are taxable, and CGST and SGST
 * 258.97 each. Orders K go to Karnataka: 200 × ₹35 of SP-09, 4 % packing, freight on collection: ₹7,280, of which
 * 6,169.49 are taxable and IGST 1,110.51. After them all books of November are closed; it is 2 January.
 */
export async function december(shop: TestShop): Promise<December> {
  // Of SP-01 nobody counts what there is, nor knows what it was bought for. Businesses need an IRN from December on.
  await shop.changeContent(`
    DELETE FROM stock_entry WHERE product_id IN (SELECT id FROM product WHERE code IN ('GB-04', 'SP-01', 'SP-09'));
    UPDATE product SET stock = CASE code WHEN 'SP-01' THEN NULL ELSE 0 END, max_quantity = NULL,
      hsn = CASE code WHEN 'SP-01' THEN '36050010' ELSE '36041000' END
    WHERE code IN ('GB-04', 'SP-01', 'SP-09');
    UPDATE setting SET value = value || '{"eInvoiceFrom": "2026-12-01"}' WHERE section = 'invoices'`);
  const desk = new Desk(shop, await shop.staff('owner'));
  await lastSeason(shop, desk);
  await beginOn(shop, '2026-11-25');
  await season(shop, '2026-11-01', '2026-12-31');
  await desk.on('2026-11-25');
  await goodsIn(desk.owner, 'SFW/1', '2026-11-25', ['GB-04', '200', '400'], ['SP-09', '4000', '20']);
  await activeReferrer(shop, 'KUMAR');

  // ₹1,000 in cash, typed for the wrong shop in November, found out after the books were closed.
  const mistaken = await desk.place('Arul');
  const wrong = await desk.pay(mistaken, { mode: 'cash', reference: null, amountPaise: 100_000 });
  await desk.on('2026-12-01');
  await desk.post('/api/admin/books/closing', { closedThrough: '2026-11-30' });
  await desk.on('2026-12-03');
  await desk.step(mistaken, `receipts/${wrong.held[0]?.receiptId}/correct`, { reason: 'Of another shop' });

  // Twelve that the bank has rows of; Kumar brought the first two.
  await desk.on('2026-12-05');
  const twelve: string[] = [];
  for (let count = 0; count < 12; count++) {
    const paid = { amountPaise: 339_500, reference: desk.banked(339_500) };
    twelve.push(await desk.sell(paid, {}, count < 2 ? { referralCode: 'KUMAR' } : {}));
  }

  // Three in cash: the last asked for six gift boxes, 3 % and ₹120 more ₹4,023.70, and then took five.
  await desk.on('2026-12-07');
  const cash = { mode: 'cash', reference: null, amountPaise: 339_500 };
  for (let count = 0; count < 2; count++) await desk.sell(cash);
  const box = (quantity: number) => ({ code: 'GB-04', quantity });
  const ten = { code: 'SP-01', quantity: 10 };
  const six = [
    { ...box(6), netPaise: 61_000 },
    { ...ten, netPaise: 1_300 },
  ];
  const fewer = await desk.place('Meena', {}, { lines: six, expectedTotalPaise: 402_400 });
  await desk.edit(fewer, { lines: [box(5), ten] });
  await desk.pay(fewer, cash);
  await desk.send(fewer);
  // One transfer for the orders of two brothers.
  const [one, other] = [await desk.place('Balu'), await desk.place('Chandran')];
  const parts = [{ number: other, amountPaise: 339_500 }];
  await desk.pay(one, { amountPaise: 679_000, reference: desk.banked(679_000), parts });
  await desk.send(one);
  await desk.send(other);

  // The bank has ₹7,208 of the firm outside, which alone has its IRN.
  await desk.on('2026-12-08');
  const firm = await desk.sell(
    { mode: 'bank', amountPaise: 339_500, reference: desk.banked(339_500) },
    FIRMS.inside,
  );
  const outside = await desk.sell(
    { mode: 'bank', amountPaise: 728_000, reference: desk.banked(720_800) },
    { ...TO_KARNATAKA, ...FIRMS.outside },
    await desk.k(200, 728_000),
  );
  await desk.register(outside);

  // A family in Karnataka that pays there, and a large order: 3,000 × ₹35 and 4 % are ₹1,09,200.
  await desk.on('2026-12-09');
  await desk.send(await desk.place('Deepa', TO_KARNATAKA, await desk.k(200, 728_000)));
  const paid = { mode: 'bank', amountPaise: 10_920_000 };
  const large = await desk.sell(paid, TO_KARNATAKA, await desk.k(3_000, 10_920_000));

  // A gift box of ₹610 was wet: 516.94 taxable, CGST and SGST 46.53 each; paid back. Her payment has another number at
  // the bank, which also has ₹700 that nobody recorded.
  await desk.on('2026-12-10');
  const wet = await desk.sell({ amountPaise: 339_500 });
  desk.banked(339_500, wet);
  desk.banked(70_000);
  await desk.on('2026-12-11');
  await desk.credit(wet, 'GB-04', 1, false);
  await desk.on('2026-12-12');
  await desk.refund(wet, 61_000);
  // Cancelled after the invoice: nothing was paid back yet.
  const late = await desk.sell({ amountPaise: 339_500 });
  await desk.step(late, 'undo', { from: 'dispatched' });
  await desk.step(late, 'cancel', { from: 'packed', reason: 'Does not want it' });

  // ₹2,000 of a passbook and its benefit of ₹200: ₹1,195 are left to pay. Another member keeps hers, a third leaves.
  await desk.on('2026-12-14');
  const member = await maturedMember(shop, desk.owner);
  await maturedMember(shop, desk.owner, { phone: '98421 55502' });
  const leaving = await maturedMember(shop, desk.owner, { phone: '98421 55503' });
  const redeemed = await desk.place('Kavitha');
  await desk.step(redeemed, 'credit', { passbook: member.number });
  await desk.send(redeemed);

  await desk.on('2026-12-15');
  const unpaid = await desk.place('Eswari');
  await desk.step(unpaid, 'advance', { from: 'placed', to: 'confirmed' });
  const typo = await desk.pay(unpaid, { mode: 'cash', reference: null, amountPaise: 100_000 });
  await desk.step(unpaid, `receipts/${typo.held[0]?.receiptId}/correct`, { reason: 'Typed twice' });
  await desk.place('Fathima');
  const cancelled = await desk.place('Gomathi');
  await desk.pay(cancelled, { amountPaise: 339_500 });
  await desk.step(cancelled, 'cancel', { from: 'placed', reason: 'Moved away' });
  await desk.on('2026-12-16');
  await desk.leave(leaving.number, 200_000);
  await desk.on('2026-12-17');
  await desk.refund(cancelled, 339_500);

  // Two brought some of it back: the firm a gift box, which is owed to it; of the large order 100 × ₹35, paid back: of
  // these 2,966.10 are taxable and IGST 533.90.
  await desk.on('2026-12-18');
  await desk.credit(firm, 'GB-04', 1, true);
  await desk.credit(large, 'SP-09', 100, true);
  await desk.refund(large, 350_000, 'bank');
  await desk.on('2026-12-19');
  await goodsIn(desk.owner, 'SFW/2', '2026-12-19', ['GB-04', '100', '460']);

  // Selvi brought three by then; two were collected and earn ₹159 each. Beyond ₹300 a year 2 % are deducted: ₹6 of ₹318,
  // paid by a challan.
  await desk.on('2026-12-20');
  await taxFrom30000(shop);
  await activeReferrer(shop, 'SELVI', 'ABCDE1234F');
  const brought = async () => desk.place('Hema', {}, { referralCode: 'SELVI' });
  const earned = await brought();
  await collect(desk.owner, earned, shop.clock.today());
  await collect(desk.owner, await brought(), shop.clock.today());
  await desk.step(await brought(), 'advance', { from: 'placed', to: 'confirmed' });
  await payOut(desk.owner);
  const challan = { bsrCode: '0510308', serial: '00042', paidOn: '2026-12-20' };
  await desk.post('/api/admin/tax-challans', { month: '2026-12', taxPaise: 600, ...challan });
  // One more after her payout: the monthly credit is ₹159, and of that too 2 % are tax, ₹3. Kumar's two were collected
  // as well: ₹318 without a PAN, 20 % of which are ₹64.
  await desk.on('2026-12-22');
  await collect(desk.owner, await brought(), shop.clock.today());
  for (const number of twelve.slice(0, 2)) await desk.handOver(number);
  await desk.on('2027-01-02');
  await desk.post('/api/admin/commission-credits', { month: '2026-12' });
  // A gift box of December, credited in January and owed to its customer.
  await desk.credit(twelve[11] ?? '', 'GB-04', 1, false);
  await desk.openStatement();
  return {
    mistaken,
    brothers: [one, other],
    firm,
    large,
    wet,
    redeemed,
    passbook: member.number,
    paidBack: leaving.number,
    earned,
  };
}

/**
 * Until 20 October 2025, 437 days before the end of this one: 300 and 500 × ₹13 of SP-01 with 3 % and ₹120 are ₹4,137 and
 * ₹6,815, paid in cash. What was placed on 24 September stands beside 5 December, the 5th of October beside the 16th.
 */
async function lastSeason(shop: TestShop, desk: Desk): Promise<void> {
  await season(shop, '2025-08-01', '2025-10-20');
  for (const [day, quantity, amountPaise] of [
    ['2025-09-24', 300, 413_700],
    ['2025-10-05', 500, 681_500],
  ] as const) {
    await desk.on(day);
    const lines = [{ code: 'SP-01', quantity, netPaise: 1_300 }];
    const number = await desk.place('Indira', {}, { lines, expectedTotalPaise: amountPaise });
    await desk.pay(number, { mode: 'cash', reference: null, amountPaise });
    await desk.step(number, 'advance', { from: 'placed', to: 'confirmed' });
  }
  await shop.database.query('DELETE FROM season');
  await shop.database.query(
    `INSERT INTO season (number_prefix, name, opens_on, closes_on, ended_at)
     VALUES ('DS25', 'Diwali 2025', '2025-08-01', '2025-10-20', '2025-11-01')`,
  );
}

function season(shop: TestShop, opensOn: Day, closesOn: Day): Promise<void> {
  return shop.changeContent(`UPDATE setting SET value = value || $1::jsonb WHERE section = 'season'`, [
    JSON.stringify({ opensOn, closesOn }),
  ]);
}

/** 2 % of who is paid more than ₹300 in the year, 20 % without a PAN. */
async function taxFrom30000(shop: TestShop): Promise<void> {
  const year = { section: '393(1)', basisPoints: 200, withoutPanBasisPoints: 2_000, thresholdPaise: 30_000 };
  await shop.changeContent(
    `UPDATE setting SET value = value || jsonb_build_object('taxYears', $1::jsonb) WHERE section = 'referrals'`,
    [JSON.stringify([{ year: '2026-27', ...year }])],
  );
}
