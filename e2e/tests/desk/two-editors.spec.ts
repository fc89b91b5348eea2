import { query } from '../../support/database.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

restoreSettings();

test('of two who save the same settings, each keeps what only they changed and decides the rest', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/settings/identity');
  const address = page.getByLabel('Address');
  await address.fill('Mine');
  await page.getByLabel('City').fill('Virudhunagar');
  const theirs = (change: object) =>
    query(
      shop,
      "UPDATE setting SET value = value || $1::jsonb, revision = revision + 1 WHERE section = 'identity'",
      [JSON.stringify(change)],
    );
  const saved = async () =>
    (await query<{ value: object }>(shop, "SELECT value FROM setting WHERE section = 'identity'"))[0]?.value;

  await test.step('what only they changed is taken over, and said', async () => {
    await theirs({ licenceNumber: 'LE-5/2026' });
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Shop identity: saved.')).toBeVisible();
    expect(await saved()).toMatchObject({
      address: 'Mine',
      city: 'Virudhunagar',
      licenceNumber: 'LE-5/2026',
    });
    await expect(page.getByLabel('Explosives licence')).toHaveValue('LE-5/2026');
  });
  await test.step('what both changed stands side by side, and nothing is saved before it is decided', async () => {
    await address.fill('Mine again');
    await page.getByLabel('City').fill('Rajapalayam');
    await theirs({ address: 'Theirs', city: 'Sattur' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dispute = page.getByRole('group', { name: 'Address' });
    await expect(dispute.getByRole('definition')).toHaveText(['Mine again', 'Theirs']);
    expect(await saved()).toMatchObject({ address: 'Theirs', city: 'Sattur' });
    await page.reload();
    await expect(dispute.getByRole('definition'), 'after a reload too').toHaveText(['Mine again', 'Theirs']);
    await dispute.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('group', { name: 'City' }).getByRole('button', { name: 'Take theirs' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Shop identity: saved.')).toBeVisible();
    expect(await saved()).toMatchObject({ address: 'Mine again', city: 'Sattur' });
  });
});
