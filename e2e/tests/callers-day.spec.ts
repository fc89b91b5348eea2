import { ownerOf } from '../support/database.ts';
import { placeOrder } from '../support/order-api.ts';
import { expect, test } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

/** GB-04 × 5 and SP-01 × 10 twice: goods ₹6,360; packing ₹190.80; freight ₹120 once; ₹6,670.80 rounds up. */
const BOTH = '₹6,671';

test('a caller takes an order, calls three customers by keyboard, and puts two orders together', async ({
  page,
  shop,
}) => {
  const silent = await placeOrder(shop, 'Silent Selvam');
  const busy = await placeOrder(shop, 'Busy Bhavani');
  await placeOrder(shop, 'Ready Revathi');
  await page.goto('/admin/orders');
  await signIn(page, ownerOf(shop));
  const dialog = page.getByRole('dialog');
  const hand = page.getByRole('region', { name: 'Who is called' });
  const due = page.getByRole('list', { name: 'To be called' });
  const later = page.getByRole('list', { name: 'Later' });
  const choose = async (name: string) => {
    await due.getByRole('link', { name: new RegExp(name) }).click();
    await expect(hand).toContainText(`· ${name}`);
  };

  const number = await test.step('an order by telephone: the number first, the rest is known', async () => {
    await page.getByRole('link', { name: 'Take an order by phone' }).click();
    await page.getByLabel('Mobile number').fill('+91 98765 43210');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByLabel('Town')).toHaveValue('Madurai');
    await page.getByLabel('Name', { exact: true }).fill('Telephone Tamilselvi');
    const finder = page.getByLabel('Add an item');
    await finder.fill('gb-04');
    await finder.press('Enter');
    await page.getByLabel('Quantity of Lakshmi Gift Box').fill('5');
    await finder.fill('sp-01');
    await finder.press('Enter');
    await page.getByLabel('Quantity of 7 cm Electric Sparklers').fill('10');
    await expect(page.getByText('Total ₹3,395')).toBeVisible();
    await expect(page.getByText('Everything is on the shelf.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Total ₹3,395')).toBeVisible();
    await page.getByLabel('The customer is 18 or older').check();
    await page.getByRole('button', { name: 'Place the order' }).click();
    const placed = page.getByRole('heading', { name: /for Telephone Tamilselvi is placed/ });
    await expect(placed).toBeVisible();
    const link = await page.getByRole('link', { name: 'By WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toContain(`${shop.url}/order/`);
    return (await placed.textContent())?.split(' ')[0] ?? '';
  });

  await test.step('nobody answers: it comes back in half an hour', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    await choose('Silent Selvam');
    await page.keyboard.press('n');
    await expect(page.getByText('Noted: no answer.')).toBeVisible();
    await expect(later.getByRole('link', { name: /Silent Selvam/ })).toContainText('Called once');
  });

  await test.step('asked to call later: an hour is chosen by arrows and Enter', async () => {
    await choose('Busy Bhavani');
    await page.keyboard.press('l');
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(later.getByRole('link', { name: /Busy Bhavani/ })).toContainText('Promised for');
  });

  await test.step('confirmed and paid: three keys and the reference', async () => {
    await choose('Ready Revathi');
    await expect(due.getByRole('link', { name: /Ready Revathi/ })).toContainText('You are calling');
    await page.keyboard.press('c');
    await expect(page.getByText('The order is confirmed.')).toBeVisible();
    await page.keyboard.press('p');
    await expect(dialog.getByLabel('UTR or reference')).toBeFocused();
    await page.keyboard.type(`UTR${number.slice(-5)}77`);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(hand).toContainText('Paid in full');
    await page.keyboard.press('j');
    await expect(hand).not.toContainText('Ready Revathi');
  });

  await test.step('the two of Busy Bhavani’s house go together, and the old link leads on', async () => {
    await page.goto(`/admin/orders/${number}`);
    const others = page.getByRole('region', { name: 'Other orders of this number' });
    await others.getByRole('button', { name: `Put into this order: ${busy.number}` }).click();
    await expect(dialog).toContainText('Lakshmi Gift Box (42 items): 10 in place of 5');
    await expect(dialog).toContainText(`Total ${BOTH}, in place of ₹3,395`);
    await dialog.getByRole('button', { name: 'Put into this order' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'The order at a glance' })).toContainText(`${BOTH} to pay`);
    await page.goto(`/order/${busy.token}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByText(`Put together with ${busy.number}`, { exact: false })).toBeVisible();
    await page.goto(`/order/${silent.token}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(silent.number);
  });
});
