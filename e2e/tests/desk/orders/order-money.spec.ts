import { placeOrder } from '../../../support/order-api.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

test('a slip of the hand is undone, money that is too much is asked about, moved, and corrected', async ({
  page,
  shop,
}) => {
  const { number, token } = await placeOrder(shop, 'Kaviyarasu', 'Madurai');
  const other = await placeOrder(shop, 'Meenakshi', 'Madurai');
  await comeIn(page, shop, '/admin/orders');
  await page.getByRole('link', { name: number }).click();
  const glance = page.getByRole('region', { name: 'The order at a glance' });
  await expect(glance).toContainText(`${number} · Kaviyarasu`);
  const dialog = page.getByRole('dialog');
  const send = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await test.step('a confirmation is undone, and two presses on one spot take one step', async () => {
    await glance.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
    await expect(glance).toContainText('Confirmed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('It is undone.')).toBeVisible();
    await expect(glance).toContainText('Placed');
  });

  await test.step('₹5,000 are more than is owed: asked first, then due back', async () => {
    await page.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByLabel('Amount in rupees').fill('5000');
    await dialog.getByLabel('UTR or reference').fill(`UTR 7129501${number.slice(-5)}`);
    await send('Record payment');
    await expect(dialog.getByText(`₹1,605 more than ${number} owes.`, { exact: false })).toBeVisible();
    await send('Record all the same');
    await expect(dialog).toBeHidden();
    await expect(glance).toContainText('₹1,605 due back');
  });

  await test.step('what is over is the other order’s', async () => {
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.getByLabel('Order that it is for').fill(other.number);
    await dialog.getByLabel('Amount in rupees').fill('1605');
    await send('Move');
    await expect(glance).toContainText('Paid in full');
    await expect(page.getByRole('table', { name: 'Ledger of payments' })).toContainText(`to ${other.number}`);
  });

  await test.step('it was wrong altogether: corrected on both, and the customer reads that it was a mistake', async () => {
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect(dialog).toContainText(other.number);
    await dialog.getByLabel('Reason').fill('It was for somebody else');
    await send('Correct');
    await expect(glance).toContainText('₹3,395 to pay');
    await page.goto(`/order/${token}`);
    await expect(page.getByText('Taken off: noted by mistake')).toBeVisible();
    await expect(page.getByText('somebody else')).toBeHidden();
  });
});
