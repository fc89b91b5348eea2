import { readFileSync } from 'node:fs';

import { REAL, settingsOfRealShop } from '../support/real-shop.ts';
import { expect, test } from '../support/shop.ts';

test('a shop that is started for trial is given no setting of the real one', async ({ shop }) => {
  expect(process.env['S3_BUCKET']).toBe(REAL);
  expect(settingsOfRealShop()).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'SMTP_HOST', 'OIDC_ISSUER', 'OTEL_EXPORTER_OTLP_ENDPOINT']),
  );
  // Linux alone lets us look; elsewhere the other tests would have met what leads nowhere.
  test.skip(process.platform !== 'linux');
  for (const copy of [...shop.copies.backend, ...shop.copies.frontend]) {
    const given = readFileSync(`/proc/${copy.pid()}/environ`, 'utf8').split('\0');
    expect(given).toContain(`PUBLIC_URL=${shop.url}`);
    expect(given.filter((setting) => setting.includes(REAL))).toEqual([]);
  }
});
