import type { PayoutBatchView, PayoutPreviewView } from '@shop/contracts/payouts/views';
import type { SettingsView } from '@shop/contracts/shop/views';
import type { Caller } from './caller.ts';
import type { TestShop } from './boot-shop.ts';
import { LORRY, placeGoodOrder } from './orders.ts';
import { addReferrer } from './people.ts';

/** What the commission of a good order is at 5 %: its goods are ₹3,180. */
export const GOOD_COMMISSION = 15_900;

/** A referrer whose code counts, paid by UPI; 5 %. Gives the id. */
export async function activeReferrer(
  shop: TestShop,
  code: string,
  pan: string | null = null,
): Promise<string> {
  const { id } = await addReferrer(shop.database, code);
  // The codes are content: this copy goes by it once it heard of it.
  await shop.changeContent('UPDATE referrer SET name = name, pan = $2, upi_id = $3 WHERE id = $1', [
    id,
    pan,
    `${code.toLowerCase()}@bank`,
  ]);
  return id;
}

async function step(desk: Caller, number: string, name: string, body: object): Promise<void> {
  const { status } = await desk.post(`/api/admin/orders/${number}/${name}`, body);
  if (status !== 200) throw new Error(`${name} of ${number} was answered with ${status}`);
}

/** Carries an order from placed to collected. */
export async function collect(desk: Caller, number: string, lrDate = LORRY.lrDate): Promise<void> {
  await step(desk, number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(desk, number, 'advance', { from: 'confirmed', to: 'packed' });
  await step(desk, number, 'dispatch', { from: 'packed', ...LORRY, lrDate, unpaidReason: 'Known' });
  await step(desk, number, 'advance', { from: 'dispatched', to: 'arrived' });
  await step(desk, number, 'advance', { from: 'arrived', to: 'collected' });
}

/** An order that the code brought and its customer collected. */
export async function earn(shop: TestShop, desk: Caller, code: string, lrDate?: string): Promise<string> {
  const { number } = await placeGoodOrder(shop, { referralCode: code });
  await collect(desk, number, lrDate);
  return number;
}

/**
 * Pays out what is due to the referrers, ₹159 for a good order of one of them; nothing is taxed below ₹300 a year. Gives the
 * number of the batch, whose transfers the bank has made.
 */
export async function payOut(desk: Caller): Promise<number> {
  const { body } = await desk.get<SettingsView>('/api/admin/settings');
  const { minimumPayoutPaise: _, ...terms } = body.referrals.value;
  await desk.put('/api/admin/settings/referrals', {
    ...terms,
    minimumPayoutPaise: 10_000,
    secondApproval: false,
    revision: body.referrals.revision,
  });
  const preview = (await desk.get<PayoutPreviewView>('/api/admin/payout-preview')).body;
  const payouts = preview.payouts.map(({ referrerId, grossPaise, taxPaise }) => ({
    referrerId,
    grossPaise,
    taxPaise,
  }));
  const { number } = (await desk.post<PayoutBatchView>('/api/admin/payout-batches', { payouts })).body;
  await desk.post(`/api/admin/payout-batches/${number}/approval`);
  const status = await answerPayouts(desk, number, 'paid');
  if (status !== 200) throw new Error(`The payouts were answered with ${status}`);
  return number;
}

/** What the bank did with the first transfer of a batch. Gives the status of the answer. */
export async function answerPayouts(
  desk: Caller,
  batch: number,
  outcome: 'paid' | 'failed',
): Promise<number> {
  const { body } = await desk.get<PayoutBatchView>(`/api/admin/payout-batches/${batch}`);
  const answers = [
    { reference: body.rows[0]?.reference, outcome, bankReference: 'SBIN42', reason: 'Closed' },
  ];
  return (await desk.post(`/api/admin/payout-batches/${batch}/answers`, { answers })).status;
}
