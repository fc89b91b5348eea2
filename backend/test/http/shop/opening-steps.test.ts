import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { OpeningView } from '@shop/contracts/rules/season/opening';
import type { BootOptions } from '../../support/boot-shop.ts';
import { MailTransport } from '../../../src/platform/mail/mail-transport.ts';
import { SmtpTransport } from '../../../src/platform/mail/smtp-transport.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import {
  headerOf,
  startMailServer,
  startMuteServer,
  type MailServer,
} from '../../support/servers/mail-server.ts';

const OPENING = '/api/admin/opening';
const TEST_MAIL = `${OPENING}/test-mail`;
/** ms; of a server that answers, on a busy machine too. */
const PATIENT = { dns: 10_000, connect: 10_000, greeting: 10_000, silence: 10_000, whole: 30_000 };
/** ms; of a server that never answers. */
const SHORT = { dns: 300, connect: 300, greeting: 300, silence: 300, whole: 2_000 };

const by = (config: MailServer['config'], times = PATIENT): BootOptions => ({
  config: { mail: config },
  override: (module) => module.overrideProvider(MailTransport).useValue(new SmtpTransport(config, times)),
});

let mail: MailServer;
let shop: TestShop;
beforeAll(async () => {
  mail = await startMailServer();
  shop = await bootShop(by(mail.config));
});
afterAll(async () => {
  await shop.close();
  await mail.close();
});
afterEach(async () => {
  Object.assign(mail, { moods: [], taken: [], offered: 0 });
  await shop.database.query('DELETE FROM opening_step');
});

describe('a test mail', () => {
  test('goes to whoever asks, and ticks the step off', async () => {
    const owner = await shop.staff('owner');
    const { email } = (await owner.get<{ email: string }>('/api/admin/session')).body;
    const { body } = await owner.post<OpeningView>(TEST_MAIL);
    expect(body).toMatchObject({
      done: expect.arrayContaining(['mail']),
      mail: { isSetUp: true, testedAt: shop.clock.now().toISOString() },
    });
    expect(mail.taken.map(({ to }) => to)).toEqual([[email]]);
    expect(headerOf(mail.taken[0]!, 'Subject')).toBe('A test mail of your shop');
    const said = await shop.database.query("SELECT action FROM audit_entry WHERE subject = 'mail'");
    expect(said).toEqual([{ action: 'mail.tested' }]);
  });

  test.each([
    ['refuses for now', 'refuse', 'EMESSAGE 451 DATA'],
    ['knows no such address', 'unknown-recipient', 'EENVELOPE 550 RCPT TO'],
  ] as const)('that the server %s for is told of, and ticks nothing off', async (_, mood, reason) => {
    const owner = await shop.staff('owner');
    mail.moods = [mood];
    expect(await owner.post(TEST_MAIL)).toMatchObject({
      status: 409,
      body: { code: 'mail-not-sent', details: { said: `The mail server did not take it: ${reason}` } },
    });
    const { done, mail: known } = (await owner.get<OpeningView>(OPENING)).body;
    expect(done).not.toContain('mail');
    expect(known.testedAt).toBeNull();
  });

  test.each(['falls silent', 'never says a word'])('is given up where the server %s', async (kind) => {
    const mute = await startMuteServer();
    const config = kind === 'falls silent' ? mail.config : mute.config;
    mail.moods = ['fall-silent'];
    const hasty = await bootShop({ database: shop.database, ...by(config, SHORT) });
    try {
      expect(await (await hasty.staff('owner')).post(TEST_MAIL)).toMatchObject({
        status: 409,
        body: { code: 'mail-not-sent', details: { said: expect.stringContaining('ETIMEDOUT') } },
      });
    } finally {
      await hasty.close();
      await mute.close();
    }
  });

  test('is none where no mail server is set up, and an earlier one counts no more', async () => {
    await (await shop.staff('owner')).post(TEST_MAIL);
    const silent = await bootShop({ database: shop.database });
    try {
      const owner = await silent.staff('owner');
      const refused = await owner.post(TEST_MAIL);
      expect(refused).toMatchObject({ status: 409, body: { code: 'mail-not-set-up' } });
      expect((await owner.get<OpeningView>(OPENING)).body.done).not.toContain('mail');
    } finally {
      await silent.close();
    }
  });
});

describe('a step', () => {
  const putOff = async (step: string, later: boolean) =>
    (await shop.staff('owner')).put<OpeningView>(`${OPENING}/${step}/later`, { later });

  test('is put off and brought back; twice is as once', async () => {
    await putOff('mail', true);
    expect((await putOff('mail', true)).body.later).toEqual(['mail']);
    expect((await putOff('mail', false)).body.later).toEqual([]);
  });

  test('that is done is not put off any more', async () => {
    await putOff('mail', true);
    const { body } = await (await shop.staff('owner')).post<OpeningView>(TEST_MAIL);
    expect(body.later).toEqual([]);
  });

  test.each(['identity', 'licence', 'payment', 'sale', 'season', 'states', 'places', 'products', 'opening'])(
    'that the law or an order needs is not put off: %s',
    async (step) => {
      expect(await putOff(step, true)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    },
  );
});
