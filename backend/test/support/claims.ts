import { randomUUID } from 'node:crypto';
import type { AdminOrderView, OwnOrderView, PlacedOrderView } from '@shop/contracts/orders/views';
import type { TestShop } from './boot-shop.ts';
import type { Caller } from './caller.ts';
import { goodOrder, LORRY, type OrderBody } from './orders.ts';

interface People {
  shop: TestShop;
  desk: Caller;
  /** Has placed every order here. */
  phone: Caller;
}

export interface ClaimBody {
  key?: string;
  goods?: { code: string; quantity: number }[];
  remark?: string;
  phone?: string;
}

/** Good orders, and what is broken of them: one gift box of five, unless something else is said. */
export function claims(of: () => People) {
  const at = (number: string) => `/api/admin/orders/${number}`;
  const own = (token: string) => `/api/public/orders/${token}`;
  const track = async (token: string, who = of().phone) => (await who.get<OwnOrderView>(own(token))).body;
  const read = async (number: string) => (await of().desk.get<AdminOrderView>(at(number))).body;
  const step = (number: string, name: string, body: object = {}, who = of().desk) =>
    who.post<AdminOrderView>(`${at(number)}/${name}`, body);
  /** Brings an order to its pickup location, and to whoever fetches it there. */
  async function collect(number: string): Promise<void> {
    const steps: [string, object][] = [
      ['advance', { from: 'placed', to: 'confirmed' }],
      ['advance', { from: 'confirmed', to: 'packed' }],
      ['dispatch', { from: 'packed', unpaidReason: 'Pays there', ...LORRY }],
      ['advance', { from: 'dispatched', to: 'arrived' }],
      ['advance', { from: 'arrived', to: 'collected' }],
    ];
    for (const [name, body] of steps) await of().desk.step(`${at(number)}/${name}`, body);
  }
  async function placed(changes: Partial<OrderBody> = {}): Promise<PlacedOrderView> {
    const order = await goodOrder(of().shop, { remember: false, ...changes });
    const answer = await of().phone.post<PlacedOrderView>('/api/public/orders', order);
    if (answer.status !== 200) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  async function collected(changes: Partial<OrderBody> = {}): Promise<PlacedOrderView> {
    const order = await placed(changes);
    await collect(order.number);
    return order;
  }
  const claim = (token: string, changes: ClaimBody = {}, who = of().phone) =>
    who.post<OwnOrderView>(`${own(token)}/claims`, {
      key: randomUUID(),
      goods: [{ code: 'GB-04', quantity: 1 }],
      remark: '',
      ...changes,
    });
  /** A collected order with an open claim. */
  async function claimed(changes: ClaimBody = {}, order: Partial<OrderBody> = {}) {
    const key = randomUUID();
    const { number, token } = await collected(order);
    const { status, body } = await claim(token, { key, ...changes });
    if (status !== 200) throw new Error(`The claim was refused: ${JSON.stringify(body)}`);
    return { number, token, key, id: body.claims.at(-1)?.id ?? '' };
  }
  const credit = (
    { number, id }: { number: string; id: string },
    goods = [{ code: 'GB-04', quantity: 1 }],
    who = of().desk,
  ) => step(number, `claims/${id}/credit`, { goods, reason: 'Wet on arrival' }, who);
  const decline = ({ number, id }: { number: string; id: string }, who = of().desk) =>
    step(number, `claims/${id}/decline`, { reason: 'It was whole when it left' }, who);
  const sendPhoto = (
    { token, key }: { token: string; key: string },
    bytes: Uint8Array,
    position = 1,
    who = of().phone,
  ) => who.putBytes(`${own(token)}/claims/${key}/photos/${position}`, bytes);
  const photoAt = ({ number, id }: { number: string; id: string }, position = 1) =>
    `${at(number)}/claims/${id}/photos/${position}`;
  return {
    at,
    track,
    read,
    step,
    collect,
    placed,
    collected,
    claim,
    claimed,
    credit,
    decline,
    sendPhoto,
    photoAt,
  };
}
