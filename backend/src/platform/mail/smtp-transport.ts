import { createTransport, type Transporter } from 'nodemailer';
import type { MailConfig } from '../../config/mail-config.ts';
import { UnrecoverableJobError } from '../jobs/job-runner.ts';
import { MailTransport, type Envelope } from './mail-transport.ts';
import type { RenderedEmail } from './render-email.ts';

/** ms: for a name, a connection, the server's first word, any further word, and all of it together. */
const SMTP_TIMES = { dns: 5_000, connect: 5_000, greeting: 5_000, silence: 15_000, whole: 45_000 };

/** An address is one person's: nothing that could make it two, or a header. */
const ADDRESS = /^[^\s<>(),;:"\u0000-\u001F\u007F]+@[^\s<>(),;:"\u0000-\u001F\u007F]+$/;

/** What nodemailer throws, as far as it is told on; its message repeats addresses. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

export class SmtpTransport extends MailTransport {
  private readonly transport: Transporter;

  constructor(
    { host, port, tls, account }: MailConfig,
    private readonly times = SMTP_TIMES,
  ) {
    super();
    this.transport = createTransport({
      host,
      port,
      secure: tls === 'tls',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      ...(account && { auth: { user: account.user, pass: account.password } }),
      dnsTimeout: times.dns,
      connectionTimeout: times.connect,
      greetingTimeout: times.greeting,
      socketTimeout: times.silence,
      tls: { minVersion: 'TLSv1.2' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Connects, turns secure and signs in, without an e-mail. Throws what the server, or the way to it, says. */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  async send(
    { messageId, to, from, replyTo }: Envelope,
    email: RenderedEmail,
    within = this.times.whole,
  ): Promise<void> {
    if (!ADDRESS.test(to)) throw new UnrecoverableJobError('The address is none that a letter can go to');
    try {
      await this.transport.sendMail({
        ...email,
        messageId,
        from,
        to: { name: '', address: to },
        replyTo,
        envelope: { from: from.address, to: [to] },
        // Nobody's out-of-office message shall come back.
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(within),
      });
    } catch (error) {
      throw withoutAddresses(error as SmtpError);
    }
  }
}

/** A server that refuses the recipient for good (5xx at RCPT TO) would refuse again. */
function withoutAddresses({ code, responseCode, command }: SmtpError): Error {
  const told = `The mail server did not take it: ${[code, responseCode, command].filter(Boolean).join(' ') || 'no reason'}`;
  const isFinal = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return isFinal ? new UnrecoverableJobError(told) : new Error(told);
}
