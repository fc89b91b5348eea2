import { describe, expect, test } from '@jest/globals';
import type { Season, Settings } from '@shop/contracts/shop/views';
import { Clock } from '../../../shared/clock.ts';
import { initialSettings } from './initial-settings.ts';
import { SeasonGate } from './season-gate.ts';
import { ShopSettings } from './shop-settings.ts';

function gateAt(instant: string, season: Partial<Season> = {}, mode: Settings['sale']['mode'] = 'estimate') {
  const settings = initialSettings('2026-01-01');
  Object.assign(settings.season, {
    closed: false,
    year: 2026,
    opensOn: '2026-08-10',
    closesOn: '2026-11-08',
    nextOpensOn: '2027-08-01',
    ...season,
  });
  settings.sale.mode = mode;
  class Fixed extends ShopSettings {
    current() {
      return Promise.resolve(settings);
    }
  }
  class Stopped extends Clock {
    now() {
      return new Date(instant);
    }
  }
  return new SeasonGate(new Fixed(), new Stopped());
}
const closed = { kind: 'forbidden', code: 'shop-closed', details: { nextOpensOn: '2027-08-01' } };

describe('the season gate', () => {
  test('is open in the season and names its orders', async () => {
    expect(await gateAt('2026-10-01T10:00:00Z').assertOpen()).toBe('DS26');
    expect(await gateAt('2026-10-01T10:00:00Z', {}, 'order').assertOpen()).toBe('DS26');
  });

  test('opens and closes by the calendar of Kolkata', async () => {
    await expect(gateAt('2026-08-09T18:29:59Z').assertOpen()).rejects.toMatchObject(closed);
    expect(await gateAt('2026-08-09T18:30:00Z').assertOpen()).toBe('DS26');
    expect(await gateAt('2026-11-08T18:29:59Z').assertOpen()).toBe('DS26');
    await expect(gateAt('2026-11-08T18:30:00Z').assertOpen()).rejects.toMatchObject(closed);
  });

  test("is shut by the owner's switch", async () => {
    await expect(gateAt('2026-10-01T10:00:00Z', { closed: true }).assertOpen()).rejects.toMatchObject(closed);
  });

  test('sells nothing from a mere catalogue', async () => {
    const gate = gateAt('2026-10-01T10:00:00Z', {}, 'catalogue');
    await expect(gate.assertOpen()).rejects.toMatchObject({ code: 'nothing-for-sale' });
  });

  test('of a shop nobody has set up is shut', async () => {
    const untouched = initialSettings('2026-10-01').season;
    await expect(gateAt('2026-10-01T10:00:00Z', untouched).assertOpen()).rejects.toMatchObject({
      code: 'shop-closed',
    });
  });
});
