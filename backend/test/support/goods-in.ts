import { randomUUID } from 'node:crypto';
import type { ChangePreviewView } from '@shop/contracts/sheets/views';
import type { Caller } from './caller.ts';

/** Goods that came in with a bill: item code, quantity, rate in rupees. Gives what takes them back. */
export async function goodsIn(
  owner: Caller,
  billNumber: string,
  billedOn: string,
  ...rows: string[][]
): Promise<() => Promise<void>> {
  const sheet = randomUUID();
  await owner.put(`/api/admin/sheets/${sheet}/0`, {
    rows: rows.map((cells, index) => ({ row: index + 2, cells })),
  });
  const bill = { billNumber, billedOn, supplier: 'Standard Fireworks' };
  const { body } = await owner.post<ChangePreviewView>('/api/admin/stock/goods-in/previews', {
    sheet,
    parts: 1,
    ...bill,
  });
  const decide = async (step: 'apply' | 'undo') => {
    const answer = await owner.post(`/api/admin/stock/goods-in/changes/${body.id}/${step}`);
    if (answer.status !== 200) throw new Error(`${step}: ${JSON.stringify(answer.body)}`);
  };
  await decide('apply');
  return () => decide('undo');
}
