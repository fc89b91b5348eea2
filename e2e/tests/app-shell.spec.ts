import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop.ts';

test.describe('an address that cannot be decoded', () => {
  for (const path of ['/%ff', '/%zz', '/crackers/%E0%A4%A', '/order/%ff']) {
    test(`${path} is answered with the error page, which leads back`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(400);
      await expect(page.getByRole('heading', { name: 'This address cannot be read' })).toBeVisible();
      await expect(page.getByText('Bad Request')).toBeVisible();
      await hydrated(page);
      await page.getByRole('link', { name: 'Open the price list' }).click();
      await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
    });
  }

  test('of the API is refused in the way of the API', async ({ request }) => {
    const response = await request.get('/api/public/%ff');
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid-request' });
  });
});
