import { randomInt, randomUUID } from 'node:crypto';

interface Product {
  code: string;
  netPaise: number;
}

const LINES = 30;
/** Of each product: with 30 different ones always more than the smallest order. */
const QUANTITY = 3;

/**
 * Makes orders of 30 different products for Madurai, each with a key, a phone and a device of its own. Which products,
 * changes from order to order, so that they share some and not all.
 */
export async function orderMaker(origin: string): Promise<() => string> {
  const list = (await read(origin, '/api/public/price-list')) as { categories: { products: Product[] }[] };
  const products = list.categories.flatMap((category) => category.products);
  const places = (await read(origin, '/api/public/destinations')) as {
    pickupLocations: { id: string; city: string; freightPaise: number }[];
    states: { code: string; packingBasisPoints: number }[];
  };
  const pickup = places.pickupLocations.find(({ city }) => city === 'Madurai');
  const state = places.states.find(({ code }) => code === '33');
  if (!pickup || !state) throw new Error('The demonstration shop has no pickup location in Madurai');
  let round = 0;
  return () => {
    const start = (round++ * 7) % products.length;
    const chosen = Array.from(
      { length: LINES },
      (_, index) => products[(start + index * 4) % products.length],
    );
    const lines = chosen.flatMap((product) =>
      product ? [{ code: product.code, quantity: QUANTITY, netPaise: product.netPaise }] : [],
    );
    const goods = lines.reduce((sum, line) => sum + line.netPaise * line.quantity, 0);
    const packing = Math.floor((goods * state.packingBasisPoints + 5_000) / 10_000);
    const total = Math.floor((goods + packing + pickup.freightPaise + 50) / 100) * 100;
    return JSON.stringify({
      idempotencyKey: randomUUID(),
      deviceId: randomUUID(),
      lines,
      expectedTotalPaise: total,
      customer: {
        name: 'Meenakshi Sundaram',
        phone: `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
        address: '12 North Masi Street',
        city: 'Madurai',
        district: 'Madurai',
        stateCode: state.code,
        pinCode: '625001',
      },
      delivery: 'pickup',
      pickupLocationId: pickup.id,
      remarks: '',
      adult: true,
      terms: true,
    });
  };
}

async function read(origin: string, path: string): Promise<unknown> {
  return (await fetch(`${origin}${path}`)).json();
}
