import { looksLikeEmail } from '@shop/contracts/rules/limits';
import { isThisMachine } from './this-machine.ts';

export const MAIL_TLS = ['starttls', 'tls', 'none'] as const;
/** `starttls` demands that a plain connection turns secure, `tls` begins secure, `none` stays plain. */
export type MailTls = (typeof MAIL_TLS)[number];

/** The server that takes the shop's e-mails. */
export interface MailConfig {
  host: string;
  port: number;
  tls: MailTls;
  account: { user: string; password: string } | null;
  /** The address that e-mails come from; the name beside it is the shop's. */
  from: string;
}

const PORTS: Record<MailTls, number> = { starttls: 587, tls: 465, none: 25 };
const SETTINGS = ['SMTP_PORT', 'SMTP_TLS', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM'];

type Environment = Readonly<Record<string, string | undefined>>;

/** How e-mails leave the shop; null: they don't. What is wrong is added to the faults. */
export function readMailConfig(env: Environment, production: boolean, faults: string[]): MailConfig | null {
  const host = env['SMTP_HOST'];
  if (!host) {
    const left = SETTINGS.find((name) => env[name]);
    if (left) faults.push(`${left} is set, but SMTP_HOST is missing: no mail would go out`);
    return null;
  }
  const tls = MAIL_TLS.find((name) => name === (env['SMTP_TLS'] || 'starttls'));
  if (!tls) faults.push(`SMTP_TLS must be one of ${MAIL_TLS.join(', ')}`);
  if (tls === 'none' && production && !isTrial(env['PUBLIC_URL'] ?? '') && !isThisMachine(host)) {
    faults.push('SMTP_TLS=none would send customers’ letters in the clear: only to a server on this machine');
  }
  const port = Number(env['SMTP_PORT'] || PORTS[tls ?? 'starttls']);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    faults.push('SMTP_PORT must be a whole number from 1 to 65535');
  }
  const from = env['MAIL_FROM'] ?? '';
  if (!looksLikeEmail(from)) {
    faults.push(
      from
        ? `MAIL_FROM is no e-mail address: ${from}`
        : 'MAIL_FROM is missing: the address letters come from',
    );
  }
  const { SMTP_USER: user, SMTP_PASSWORD: password } = env;
  if (Boolean(user) !== Boolean(password)) faults.push('SMTP_USER and SMTP_PASSWORD belong together');
  return { host, port, tls: tls ?? 'starttls', account: user && password ? { user, password } : null, from };
}

/** A shop that only this machine reaches is a trial: its e-mails are nobody's, and may cross a network in the clear. */
function isTrial(publicUrl: string): boolean {
  return URL.canParse(publicUrl) && isThisMachine(new URL(publicUrl).hostname);
}
