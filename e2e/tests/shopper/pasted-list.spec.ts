import { faults } from '../../support/axe.ts';
import { QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

test('a shopper pastes her list on a phone, looks at what is in doubt, and takes it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = new QuickOrder(page);
  await list.open();
  await list.want([['Flower Pots Big, 10 pcs', 1]]);
  await page.getByText('PDF, share').click();
  await page.getByRole('button', { name: 'Paste my list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await dialog
    .getByLabel('The list', { exact: true })
    .fill('Flower pots big 3 box\nrocket bom 2\nபூச்செடி சிறியது 2\nthanks');
  await dialog.getByRole('button', { name: 'Read the list' }).click();
  const doubt = dialog.getByRole('listitem', { name: 'rocket bom 2' });
  await expect(doubt.getByRole('button', { name: 'Rocket Bomb RK-02' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await doubt.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(dialog).toContainText('1 is there already');
  await dialog.getByRole('button', { name: 'Put 3 items on the list' }).click();
  await expect(list.quantity('Flower Pots Big, 10 pcs')).toHaveValue('4');
  await expect(list.quantity('Rocket Bomb, 10 pcs')).toHaveValue('2');
  await expect(list.quantity('Flower Pots Small, 10 pcs')).toHaveValue('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.quantity('Flower Pots Big, 10 pcs')).toHaveValue('1');
  await expect(list.quantity('Rocket Bomb, 10 pcs')).toHaveValue('');
});
