import { hydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/shop.ts';

for (const width of [360, 1280]) {
  test(`at ${width} px the cover of a post has its place before it is there, and is shown whole`, async ({
    page,
  }) => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/media/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/blog/what-green-crackers-really-are', { waitUntil: 'commit' });
    await hydrated(page);
    const cover = page.getByRole('article').getByRole('img').first();
    const kept = await cover.boundingBox();
    expect(kept?.height).toBeGreaterThan(150);

    goOn();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await cover.boundingBox()).toEqual(kept);
    // 40 % of the screen: the text begins on the first one.
    expect(kept?.height).toBeLessThanOrEqual(312);
    await expect(cover).toHaveCSS('object-fit', 'contain');
  });
}
