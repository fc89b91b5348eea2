import type { BankStatementView } from '@shop/contracts/bank-statements/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import { entryOf, type OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { openBankFile, type BankCells } from '../bank-file.ts';
import type { TestShop } from '../boot-shop.ts';
import type { Caller } from '../caller.ts';
import { LORRY, newUtr, payment, pickupIn, placeOrderOf, type OrderBody } from '../orders.ts';

/** The order desk, as it works on one day after the other. */
export class Desk {
  private people = 0;
  private readonly statement: { cells: BankCells; takenFor: string | null }[] = [];

  constructor(
    private readonly shop: TestShop,
    public owner: Caller,
  ) {}

  async on(day: string): Promise<void> {
    this.shop.clock.setDay(day);
    this.owner = await this.shop.staff('owner');
  }

  async post<Body>(path: string, body: object): Promise<Body> {
    return succeeded(path, await this.owner.post<Body>(path, body));
  }

  async put<Body>(path: string, body: object): Promise<Body> {
    return succeeded(path, await this.owner.put<Body>(path, body));
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

  async edit(number: string, changes: Partial<OrderEntry>): Promise<void> {
    const path = `/api/admin/orders/${number}`;
    const order = (await this.owner.get<AdminOrderView>(path)).body;
    await this.put(path, { ...entryOf(order), ...changes, revision: order.revision });
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

  /** What left on a lorry is collected. */
  async handOver(number: string): Promise<void> {
    await this.step(number, 'advance', { from: 'dispatched', to: 'arrived' });
    await this.step(number, 'advance', { from: 'arrived', to: 'collected' });
  }

  /** An order that is paid and leaves. */
  async sell(paid: object, buyer: object = {}, changes: Partial<OrderBody> = {}): Promise<string> {
    const number = await this.place('Meena', buyer, changes);
    await this.pay(number, paid);
    await this.send(number);
    return number;
  }

  /** A member ends a passbook and has everything back, in cash. */
  async leave(passbook: string, amountPaise: number): Promise<void> {
    const path = `/api/admin/members/${passbook}`;
    await this.post(`${path}/cancel`, { from: 'matured', ending: 'left', reason: 'Moves away' });
    const receivedOn = this.shop.clock.today();
    await this.post(`${path}/refunds`, payment({ mode: 'cash', reference: null, amountPaise, receivedOn }));
  }

  /** The portal gave the invoice of an order its IRN. */
  async register(number: string): Promise<void> {
    const { invoices } = (await this.owner.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
    const address = invoiceAddress(invoices[0]?.number ?? '');
    await this.put(`/api/admin/invoices/${address}/irn`, {
      irn: 'a'.repeat(64),
      ackNo: '112610000000001',
      ackDay: this.shop.clock.today(),
      // It says nothing that could contradict.
      qr: ['{"alg":"RS256"}', '{"data":"{}","iss":"NIC"}', 'signature']
        .map((part) => Buffer.from(part).toString('base64url'))
        .join('.'),
    });
  }

  /** The bank has a row of today. Gives its number. @param takenFor the order whose entry by hand it is */
  banked(amountPaise: number, takenFor: string | null = null): string {
    const reference = newUtr();
    const [year = '', month, date] = this.shop.clock.today().split('-');
    const cells: BankCells = [
      `${date}/${month}/${year.slice(2)}`,
      `UPI/${takenFor ?? reference}`,
      reference,
      String(amountPaise / 100),
      '',
    ];
    this.statement.push({ cells, takenFor });
    return reference;
  }

  async openStatement(): Promise<void> {
    const rows = this.statement.map(({ cells }) => cells);
    const id = await openBankFile(this.owner, rows);
    const { entries } = (await this.owner.get<BankStatementView>(`/api/admin/bank-statements/${id}`)).body;
    for (const { cells, takenFor } of this.statement) {
      if (takenFor === null) continue;
      const row = entries.find(({ reference }) => reference === cells[2]);
      const claim = row?.claims.find(({ numbers }) => numbers.includes(takenFor));
      await this.post(`/api/admin/bank-rows/${row?.id}/entry`, { entry: claim?.id });
    }
  }
}

function succeeded<Body>(path: string, { status, body }: { status: number; body: Body }): Body {
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}
