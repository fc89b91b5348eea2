import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { TestShop } from './boot-shop.ts';
import type { Caller } from './caller.ts';
import { goodsIn } from './goods-in.ts';
import { LORRY, newUtr, payment, pickupIn, placeOrderOf, type OrderBody } from './orders.ts';
import { activeReferrer, collect, payOut } from './referrals.ts';
import { beginOn, maturedMember } from './schemes.ts';

/** A firm in the shop's state, and one outside. */
const FIRMS = {
  inside: { gstin: '33BBBBB0000B1Z0', tradeName: 'Meena Stores' },
  outside: { gstin: '29AAGCB7383J1Z4', tradeName: 'Sundaram & Sons' },
};

const TO_KARNATAKA = { city: 'Bengaluru', stateCode: '29', pinCode: '560001' };

/**
 * December 2026 in a shop of its own, thirty-two orders, worked out by hand. Most are good orders G (`placeGoodOrder`):
 * goods ₹3,180, packing ₹95.40, freight ₹120, less 40 paise: ₹3,395, of which 2,877.46 are taxable, and CGST and SGST
 * 258.97 each. Orders K go to Karnataka: 200 × ₹35 of SP-09, 4 % packing, freight on collection: ₹7,280, of which
 * 6,169.49 are taxable and IGST 1,110.51. After them all books of November are closed; it is 2 January.
 */
export async function december(shop: TestShop): Promise<void> {
  await beginOn(shop, '2026-11-25');
  // Of SP-01 nobody counts what there is, nor knows what it was bought for.
  await shop.changeContent(`
    DELETE FROM stock_entry WHERE product_id IN (SELECT id FROM product WHERE code IN ('GB-04', 'SP-01', 'SP-09'));
    UPDATE product SET stock = CASE code WHEN 'SP-01' THEN NULL ELSE 0 END, max_quantity = NULL
    WHERE code IN ('GB-04', 'SP-01', 'SP-09')`);
  const desk = new Desk(shop, await shop.staff('owner'));
  await goodsIn(desk.owner, 'SFW/1', '2026-11-25', ['GB-04', '200', '400'], ['SP-09', '4000', '20']);

  // ₹1,000 in cash, typed for the wrong shop in November, found out after the books were closed.
  const mistaken = await desk.place('Arul');
  const wrong = await desk.pay(mistaken, { mode: 'cash', reference: null, amountPaise: 100_000 });
  await desk.on('2026-12-01');
  await desk.post('/api/admin/books/closing', { closedThrough: '2026-11-30' });
  await desk.on('2026-12-03');
  await desk.step(mistaken, `receipts/${wrong.held[0]?.receiptId}/correct`, { reason: 'Of another shop' });

  await desk.on('2026-12-05');
  for (let count = 0; count < 12; count++) await desk.sell({ amountPaise: 339_500 });

  await desk.on('2026-12-07');
  for (let count = 0; count < 3; count++)
    await desk.sell({ mode: 'cash', reference: null, amountPaise: 339_500 });
  // One transfer for the orders of two brothers.
  const [one, other] = [await desk.place('Balu'), await desk.place('Chandran')];
  const parts = [{ number: other, amountPaise: 339_500 }];
  await desk.pay(one, { amountPaise: 679_000, parts });
  await desk.send(one);
  await desk.send(other);

  await desk.on('2026-12-08');
  const firm = await desk.sell({ mode: 'bank', amountPaise: 339_500 }, FIRMS.inside);
  await desk.sell(
    { mode: 'bank', amountPaise: 728_000 },
    { ...TO_KARNATAKA, ...FIRMS.outside },
    await desk.k(200, 728_000),
  );

  // A family in Karnataka that pays there, and a large order: 3,000 × ₹35 and 4 % are ₹1,09,200.
  await desk.on('2026-12-09');
  await desk.send(await desk.place('Deepa', TO_KARNATAKA, await desk.k(200, 728_000)));
  const paid = { mode: 'bank', amountPaise: 10_920_000 };
  const large = await desk.sell(paid, TO_KARNATAKA, await desk.k(3_000, 10_920_000));

  // A gift box of ₹610 was wet: 516.94 taxable, CGST and SGST 46.53 each; paid back.
  await desk.on('2026-12-10');
  const wet = await desk.sell({ amountPaise: 339_500 });
  await desk.on('2026-12-11');
  await desk.credit(wet, 'GB-04', 1, false);
  await desk.on('2026-12-12');
  await desk.refund(wet, 61_000);
  // Cancelled after the invoice: nothing was paid back yet.
  const late = await desk.sell({ amountPaise: 339_500 });
  await desk.step(late, 'undo', { from: 'dispatched' });
  await desk.step(late, 'cancel', { from: 'packed', reason: 'Does not want it' });

  // ₹2,000 of a passbook and its benefit of ₹200: ₹1,195 are left to pay. Another member keeps hers.
  await desk.on('2026-12-14');
  const member = await maturedMember(shop, desk.owner);
  await maturedMember(shop, desk.owner, { phone: '98421 55502' });
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

  // Selvi brought three by then; two were collected and earn ₹159 each. Beyond ₹300 a year 2 % are deducted: ₹6 of ₹318.
  await desk.on('2026-12-20');
  await desk.tax();
  await activeReferrer(shop, 'SELVI', 'ABCDE1234F');
  const brought = async () => desk.place('Hema', {}, { referralCode: 'SELVI' });
  for (let count = 0; count < 2; count++) await collect(desk.owner, await brought(), shop.clock.today());
  await desk.step(await brought(), 'advance', { from: 'placed', to: 'confirmed' });
  await payOut(desk.owner);
  // One more after her payout: the monthly credit is ₹159, and of that too 2 % are tax, ₹3.
  await desk.on('2026-12-22');
  await collect(desk.owner, await brought(), shop.clock.today());
  await desk.on('2027-01-02');
  await desk.post('/api/admin/commission-credits', { month: '2026-12' });
}

/** The order desk, as it works on one day after the other. */
class Desk {
  private people = 0;

  constructor(
    private readonly shop: TestShop,
    public owner: Caller,
  ) {}

  async on(day: string): Promise<void> {
    this.shop.clock.setDay(day);
    this.owner = await this.shop.staff('owner');
  }

  async post<Body>(path: string, body: object): Promise<Body> {
    const answer = await this.owner.post<Body>(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  step(number: string, name: string, body: object): Promise<AdminOrderView> {
    return this.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
  }

  /** Everybody has a telephone of their own. */
  place(name: string, buyer: object = {}, changes: Partial<OrderBody> = {}): Promise<string> {
    this.people += 1;
    const phone = `98400 00${String(this.people).padStart(3, '0')}`;
    return placeOrderOf(this.shop, { name, phone, ...buyer }, changes);
  }

  /** So many of SP-09 for Karnataka. */
  async k(quantity: number, expectedTotalPaise: number): Promise<Partial<OrderBody>> {
    const pickupLocationId = await pickupIn(this.shop, 'Bengaluru');
    return { lines: [{ code: 'SP-09', quantity, netPaise: 3_500 }], expectedTotalPaise, pickupLocationId };
  }

  pay(number: string, changes: object): Promise<AdminOrderView> {
    return this.step(number, 'payments', payment({ receivedOn: this.shop.clock.today(), ...changes }));
  }

  refund(number: string, amountPaise: number, mode = 'upi'): Promise<AdminOrderView> {
    const receivedOn = this.shop.clock.today();
    return this.step(number, 'refunds', payment({ mode, amountPaise, receivedOn, reference: newUtr() }));
  }

  credit(number: string, code: string, quantity: number, returned: boolean): Promise<AdminOrderView> {
    return this.step(number, 'credit-notes', { goods: [{ code, quantity }], reason: 'Wet', returned });
  }

  async send(number: string): Promise<void> {
    await this.step(number, 'advance', { from: 'placed', to: 'confirmed' });
    await this.step(number, 'advance', { from: 'confirmed', to: 'packed' });
    const lorry = { ...LORRY, lrDate: this.shop.clock.today(), ewayBill: '331000000001' };
    await this.step(number, 'dispatch', { from: 'packed', ...lorry, unpaidReason: 'Pays there' });
  }

  /** An order that is paid and leaves. */
  async sell(paid: object, buyer: object = {}, changes: Partial<OrderBody> = {}): Promise<string> {
    const number = await this.place('Meena', buyer, changes);
    await this.pay(number, paid);
    await this.send(number);
    return number;
  }

  async tax(): Promise<void> {
    const year = {
      section: '393(1)',
      basisPoints: 200,
      withoutPanBasisPoints: 2_000,
      thresholdPaise: 30_000,
    };
    await this.shop.changeContent(
      `UPDATE setting SET value = value || jsonb_build_object('taxYears', $1::jsonb) WHERE section = 'referrals'`,
      [JSON.stringify([{ year: '2026-27', ...year }])],
    );
  }
}
