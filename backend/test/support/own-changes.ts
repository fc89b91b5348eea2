import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type {
  AdminOrderView,
  OwnOrderView,
  PlacedOrderView,
  OwnChangePreviewView,
} from '@shop/contracts/orders/views';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import { Database } from '../../src/platform/persistence/database.ts';
import { reconcile } from '../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from './boot-shop.ts';
import type { Answer, Caller } from './caller.ts';
import { fillShelf, goodOrder, type OrderBody } from './orders.ts';

/** GB-04 × 6 at ₹610 and SP-01 × 10 at ₹13: goods ₹3,790; packing 3 % = ₹113.70; freight ₹120; ₹4,023.70 rounds up. */
export const SIX = { lines: lines({ 'GB-04': 6, 'SP-01': 10 }), expectedTotalPaise: 402_400 };
/** GB-04 × 6: goods ₹3,660; packing ₹109.80; freight ₹120; ₹3,889.80 rounds up. */
export const NO_SPARKLERS = { lines: lines({ 'GB-04': 6 }), expectedTotalPaise: 389_000 };

export function lines(quantities: Record<string, number>) {
  return Object.entries(quantities).map(([code, quantity]) => ({ code, quantity }));
}

export const codeOf = ({ status, body }: Answer<unknown>) => [status, (body as { code?: string }).code];
export const refused = (obstacle: string, status = 409) => ({
  status,
  body: { code: 'own-change-refused', details: { obstacle } },
});

/** An order of which a change is asked for. */
export interface Asked extends PlacedOrderView {
  /** Of the change. */
  id: string;
}

interface People {
  shop: TestShop;
  desk: Caller;
  /** Has placed every order here. */
  phone: Caller;
}

export const sellBy = (shop: TestShop, mode: SaleMode) =>
  shop.changeContent(`UPDATE setting SET value = value || $1::jsonb WHERE section = 'sale'`, [
    JSON.stringify({ mode }),
  ]);

/** A shop with a full shelf, and good orders that are changed on the phone that placed them. After each test the books agree. */
export function ownChanges() {
  const here = {} as People;
  beforeAll(async () => {
    here.shop = await bootShop({ config: { jobPollSeconds: null } });
    here.desk = await here.shop.staff('orders');
    here.phone = here.shop.visitor();
    await fillShelf(here.shop, 2_000);
  });
  afterAll(() => here.shop.close());
  afterEach(async () => {
    const differences = await reconcile(here.shop.app.get(Database));
    if (differences.length > 0) throw new Error(JSON.stringify(differences));
  });

  const at = (number: string) => `/api/admin/orders/${number}`;
  const own = (token: string) => `/api/public/orders/${token}`;
  const read = async (number: string) => (await here.desk.get<AdminOrderView>(at(number))).body;
  const track = async (token: string, who = here.phone) => (await who.get<OwnOrderView>(own(token))).body;
  const step = (number: string, name: string, body: object = {}, who = here.desk) =>
    who.post<AdminOrderView>(`${at(number)}/${name}`, body);
  const confirm = (number: string, who = here.desk) =>
    step(number, 'advance', { from: 'placed', to: 'confirmed' }, who);
  /** A good order from her phone. */
  async function placed(changes: Partial<OrderBody> = {}): Promise<PlacedOrderView> {
    const order = await goodOrder(here.shop, { remember: false, ...changes });
    const answer = await here.phone.post<PlacedOrderView>('/api/public/orders', order);
    if (answer.status !== 200) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** What stays of the good order where nothing is said of it. */
  async function entry(changes: object = {}) {
    const { customer, delivery, pickupLocationId } = await goodOrder(here.shop);
    const { address, city, district, stateCode, pinCode } = customer;
    const place = { address, city, district, stateCode, pinCode, delivery, pickupLocationId };
    return { lines: SIX.lines, remarks: '', ...place, ...changes };
  }

  async function change(token: string, changes: object = SIX, who = here.phone) {
    const body = { key: randomUUID(), revision: 0, isAtOnce: true, expectedTotalPaise: 402_400 };
    return who.post<OwnOrderView>(`${own(token)}/changes`, { ...(await entry()), ...body, ...changes });
  }
  const ask = (token: string, changes: object = SIX) => change(token, { ...changes, isAtOnce: false });
  const cancel = (token: string, changes: object = {}, who = here.phone) =>
    who.post<OwnOrderView>(`${own(token)}/cancel`, {
      key: randomUUID(),
      revision: 0,
      reason: '',
      isAtOnce: true,
      ...changes,
    });
  const preview = async (token: string, changes: object = {}, who = here.phone) =>
    who.post<OwnChangePreviewView>(`${own(token)}/changes/preview`, await entry(changes));

  /** An order of which a change is asked for. */
  async function asked(changes: object = SIX): Promise<Asked> {
    const order = await placed();
    const answer = await ask(order.token, changes);
    if (answer.status !== 200) throw new Error(`Not asked: ${JSON.stringify(answer.body)}`);
    return { ...order, id: answer.body.ownChanges.asked?.id ?? '' };
  }
  const accept = ({ number, id }: Asked, who = here.desk) =>
    step(number, `changes/${id}/accept`, undefined, who);
  const decline = ({ number, id }: Asked, who = here.desk) =>
    step(number, `changes/${id}/decline`, { reason: 'The lorry is full' }, who);
  const withdraw = ({ token, id }: Asked) =>
    here.phone.post<OwnOrderView>(`${own(token)}/changes/${id}/withdraw`);
  return {
    here,
    at,
    own,
    read,
    track,
    step,
    confirm,
    placed,
    change,
    ask,
    cancel,
    preview,
    asked,
    accept,
    decline,
    withdraw,
  };
}
