import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  headerOf,
  startMailServer,
  startMuteServer,
  type MailServer,
} from '../../../test/support/servers/mail-server.ts';
import { UnrecoverableJobError } from '../jobs/job-runner.ts';
import { SmtpTransport } from './smtp-transport.ts';

/** ms; of a server that answers at last, on a busy machine too. */
const PATIENT = { dns: 10_000, connect: 10_000, greeting: 10_000, silence: 10_000, whole: 30_000 };
/** ms; of a server that never answers. */
const SHORT = { dns: 300, connect: 300, greeting: 300, silence: 300, whole: 2_000 };
const ENVELOPE = {
  messageId: '<0199aaaa@shop.test>',
  to: 'meena@customer.test',
  from: { name: 'Agal Crackers', address: 'orders@shop.test' },
  replyTo: 'hello@shop.test',
};
/** What is tried again. */
const LATER = expect.objectContaining({
  name: 'Error',
  message: expect.stringMatching(/^The mail server did not/),
});
const EMAIL = { subject: 'உங்கள் ஆர்டர் DS26-00042', text: 'வணக்கம்', html: '<p>வணக்கம்</p>' };

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const transport = (changes: Partial<MailServer['config']> = {}, times = PATIENT) =>
  new SmtpTransport({ ...server.config, ...changes }, times);

/** What sending met, and how long it waited at most. */
async function failureOf(sending: Promise<void>): Promise<Error> {
  const sent = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(sent instanceof Error)) throw new Error('It was sent');
  return sent;
}

test('an e-mail goes to one person, under the id it was given, in any alphabet', async () => {
  await transport().send(ENVELOPE, EMAIL);
  const [email] = server.taken;
  expect(email?.to).toEqual(['meena@customer.test']);
  expect(headerOf(email!, 'Message-ID')).toBe('<0199aaaa@shop.test>');
  expect(headerOf(email!, 'From')).toBe('Agal Crackers <orders@shop.test>');
  expect(headerOf(email!, 'Reply-To')).toBe('hello@shop.test');
  expect(headerOf(email!, 'Auto-Submitted')).toBe('auto-generated');
  // Only ASCII travels in a header: the subject is encoded.
  expect(headerOf(email!, 'Subject')).toMatch(/^=\?UTF-8\?[BQ]\?[ -~]+$/);
});

describe('what people typed makes no header and no second recipient', () => {
  test('in a subject or a shop’s name', async () => {
    const from = { name: 'Agal"\r\nBcc: thief@evil.test\r\n', address: 'orders@shop.test' };
    await transport().send({ ...ENVELOPE, from }, { ...EMAIL, subject: 'Hello\r\nBcc: thief@evil.test' });
    expect(server.taken[0]?.to).toEqual(['meena@customer.test']);
    expect(headerOf(server.taken[0]!, 'Bcc')).toBe('');
  });

  test.each([
    'meena@customer.test, thief@evil.test',
    'meena@customer.test\r\nBcc: thief@evil.test',
    'meena@customer.test>\r\nRCPT TO:<thief@evil.test',
    '"a b"@customer.test',
    'Meena <meena@customer.test>',
    '',
  ])('in an address: %j', async (to) => {
    expect(await failureOf(transport().send({ ...ENVELOPE, to }, EMAIL))).toBeInstanceOf(
      UnrecoverableJobError,
    );
    expect(server.offered).toBe(0);
  });
});

describe('a server that', () => {
  test('refuses for now is asked again later', async () => {
    server.moods = ['refuse'];
    const failure = await failureOf(transport().send(ENVELOPE, EMAIL));
    expect(failure).not.toBeInstanceOf(UnrecoverableJobError);
    expect(failure.message).toBe('The mail server did not take it: EMESSAGE 451 DATA');
  });

  test('knows no such person is not asked again, and its reason repeats no address', async () => {
    server.moods = ['unknown-recipient'];
    const failure = await failureOf(transport().send(ENVELOPE, EMAIL));
    expect(failure).toBeInstanceOf(UnrecoverableJobError);
    expect(failure.message).not.toContain('meena');
  });

  test('takes its time is waited for', async () => {
    server.moods = ['slowly'];
    await transport().send(ENVELOPE, EMAIL);
    expect(server.taken).toHaveLength(1);
  });

  test('falls silent after the e-mail is given up', async () => {
    server.moods = ['fall-silent'];
    expect(await failureOf(transport({}, SHORT).send(ENVELOPE, EMAIL))).toEqual(LATER);
  });

  test('drips a word now and then is given up when all of it takes too long', async () => {
    server.moods = ['slowly'];
    const hasty = transport({}, { ...PATIENT, whole: 200 });
    expect(await failureOf(hasty.send(ENVELOPE, EMAIL))).toEqual(LATER);
  });

  test('never says a word is given up', async () => {
    const mute = await startMuteServer();
    expect(await failureOf(transport(mute.config, SHORT).send(ENVELOPE, EMAIL))).toEqual(LATER);
    await mute.close();
  });

  test('is not there is told', async () => {
    const { port } = server.config;
    await server.close();
    const failure = await failureOf(transport({ port }).send(ENVELOPE, EMAIL));
    expect(failure.message).toMatch(/ECONNREFUSED|ECONNECTION|ESOCKET/);
    server = await startMailServer();
  });

  test('offers no TLS gets nothing where TLS is demanded', async () => {
    expect(await failureOf(transport({ tls: 'starttls' }).send(ENVELOPE, EMAIL))).toEqual(LATER);
    expect(server.offered).toBe(0);
  });
});
