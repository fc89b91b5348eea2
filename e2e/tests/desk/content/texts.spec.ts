import { addStaff } from '../../../support/database.ts';
import { opensWith } from '../../../support/opens-with.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

const PROMISE = 'within seven working days';

test('the promise of refunds is said in the owner’s words, read by shoppers, and taken back', async ({
  page,
  shop,
  browser,
}) => {
  const shopper = await browser.newPage();
  await opensWith(shopper, `${shop.url}/refund`, shopper.getByText(PROMISE));
  await comeIn(page, shop, '/admin/texts', await addStaff(shop, 'content'));
  await page.getByRole('link', { name: 'Refunds and cancellation', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(PROMISE);
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('a piece is put where the caret stands, and filled in by the shop', async () => {
    await text.press('ControlOrMeta+a');
    await page.keyboard.type('Money comes back within ten days. Ask ');
    await page.getByRole('button', { name: '{shop}: name of the shop' }).click();
    await page.keyboard.type(' for it.');
    await expect(text).toHaveText('Money comes back within ten days. Ask {shop} for it.');
    await expect(preview).toHaveText('Money comes back within ten days. Ask Agal Crackers for it.');
  });

  await test.step('a piece that there is not is refused by its name', async () => {
    await page.keyboard.type(' {promise}');
    await expect(page.getByText('The shop cannot fill in {promise} here').first()).toBeVisible();
    await save.click();
    await expect(page.getByText('The shop cannot fill in {promise} here')).toHaveCount(2);
    for (let left = ' {promise}'.length; left > 0; left--) await text.press('Backspace');
  });

  await test.step('saved, shoppers read it, and it says whose words it is', async () => {
    await save.click();
    await expect(page.getByText('Wording: saved.')).toBeVisible();
    await expect(page.getByText('Own words')).toBeVisible();
    await opensWith(shopper, `${shop.url}/refund`, shopper.getByText('Ask Agal Crackers for it.'));
    await expect(shopper.getByText(PROMISE)).toHaveCount(0);
    await expect(shopper.getByRole('heading', { name: 'Terms', exact: true })).toBeVisible();
  });

  await test.step('Tamil pages show it in English too, as the list says, until it is written in Tamil', async () => {
    await opensWith(shopper, `${shop.url}/ta/refund`, shopper.getByText('Ask Agal Crackers for it.'));
    await expect(shopper.locator('[lang|="en"]', { hasText: 'Ask Agal Crackers' })).not.toHaveCount(0);
    const behind = /^English changed on .+: Tamil pages show it in English until you write it here\.$/;
    await page.getByRole('link', { name: 'Texts of the shop' }).first().click();
    const row = page.getByRole('listitem').filter({ hasText: 'Refunds and cancellation · Tamil' });
    await expect(row.getByText(behind)).toBeVisible();
    await row.getByRole('link').click();
    await expect(page.getByText(behind)).toBeVisible();
    await expect(text).toContainText('ஏழு வேலை நாட்களுக்குள்');
    await text.press('ControlOrMeta+a');
    await page.keyboard.type('பத்து நாட்களுக்குள். {shop}');
    await expect(preview).toHaveText('பத்து நாட்களுக்குள். Agal Crackers');
    await save.click();
    await expect(page.getByText('Own words')).toBeVisible();
    await expect(page.getByText(behind)).toHaveCount(0);
    await opensWith(shopper, `${shop.url}/ta/refund`, shopper.getByText('பத்து நாட்களுக்குள். Agal Crackers'));
    await page.getByRole('link', { name: 'In English' }).click();
    await expect(text).toHaveText('Money comes back within ten days. Ask {shop} for it.');
  });

  await test.step('the text that came with the shop is one press and a save away, and the other is kept', async () => {
    await page.getByRole('button', { name: 'Back to the text that came with the shop' }).click();
    await expect(text).toContainText(PROMISE);
    await save.click();
    await expect(page.getByText('As it came with the shop')).toBeVisible();
    // The preview comes after a moment, and moves what stands under it.
    await expect(preview).toContainText(PROMISE);
    await opensWith(shopper, `${shop.url}/refund`, shopper.getByText(PROMISE));
    await page.getByText('2 saved versions').click();
    await page
      .getByRole('button', { name: /^Show the version/ })
      .last()
      .click();
    const earlier = page.getByRole('dialog');
    await expect(earlier).toContainText('Money comes back within ten days.');
    await earlier.getByRole('button', { name: 'Put it into the form' }).click();
    await expect(text).toHaveText('Money comes back within ten days. Ask {shop} for it.');
  });
});
