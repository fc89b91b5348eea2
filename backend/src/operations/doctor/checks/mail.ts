import { randomUUID } from 'node:crypto';
import { readMailConfig, type MailConfig } from '../../../config/mail-config.ts';
import { SmtpTransport } from '../../../platform/mail/smtp-transport.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check } from '../check.ts';
import { LONGEST } from '../within.ts';

/** ms: each step's own bound lies under the whole check's, so that the step is named. */
const STEP = LONGEST - 500;
const TIMES = { dns: STEP, connect: STEP, greeting: STEP, silence: STEP, whole: STEP };

/** Whether e-mails would leave: connects, turns secure and signs in, without sending. */
export const mail: Check = {
  name: 'mail',
  async examine({ env, production, sendTo }) {
    const faults: string[] = [];
    const config = readMailConfig(env, production, faults);
    // The check of the settings says what is wrong with them.
    if (faults.length > 0) return [broken('The mail server is not set as it must be.', faults.join('; '))];
    if (!config) {
      return [
        look(
          'No letter leaves the shop: SMTP_HOST is not set.',
          'Set SMTP_HOST where customers are to be told.',
        ),
      ];
    }
    const transport = new SmtpTransport(config, TIMES);
    const found = [await signInFinding(transport, config)];
    if (sendTo && found[0]?.verdict === 'fine') found.push(await trialFinding(transport, config, sendTo));
    return found;
  },
};

async function signInFinding(
  transport: SmtpTransport,
  { host, port, tls, account }: MailConfig,
): Promise<Finding> {
  const place = `${host}:${port}`;
  try {
    await transport.verify();
    const how = tls === 'none' ? 'in the clear' : 'securely';
    return fine(`The mail server ${place} takes us in ${how}${account ? `, as ${account.user}` : ''}.`);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [says, todo] = reasonOf(code, message);
    return broken(
      `The mail server ${place} ${says} (${message}).`,
      `${todo} Letters wait, and none is lost for a day.`,
    );
  }
}

function reasonOf(code: string, message: string): [string, string] {
  if (code === 'EAUTH') return ['refuses the user or the password', 'Mend SMTP_USER and SMTP_PASSWORD.'];
  if (code === 'EDNS') return ['has no address', 'Mend SMTP_HOST, or the name server.'];
  if (code === 'ETLS' || /certificate|tls|ssl/i.test(message)) {
    return [
      'offers no secure connection that we trust',
      'Look at SMTP_TLS, SMTP_PORT and at its certificate.',
    ];
  }
  if (code === 'ETIMEDOUT')
    return ['does not answer in time', 'Look at SMTP_PORT, at firewalls, and at the server.'];
  return ['does not let us in', 'Look at SMTP_HOST and SMTP_PORT, and at the server.'];
}

async function trialFinding(
  transport: SmtpTransport,
  { from, host }: MailConfig,
  to: string,
): Promise<Finding> {
  const text =
    'This letter was asked for by `npm run doctor -- --send-to`. Whoever reads it knows that mail arrives.';
  try {
    const address = { name: '', address: from };
    const envelope = { messageId: `<${randomUUID()}@doctor.shop>`, to, from: address, replyTo: from };
    await transport.send(envelope, { subject: 'A trial letter of the shop', text, html: `<p>${text}</p>` });
    return fine(`${host} took a trial letter for ${to}: see whether it arrives, and not as spam.`);
  } catch (error) {
    return broken(
      `The trial letter was not taken (${(error as Error).message}).`,
      'Look at MAIL_FROM and the address.',
    );
  }
}
