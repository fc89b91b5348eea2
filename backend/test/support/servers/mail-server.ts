import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailConfig } from '../../../src/config/mail-config.ts';

export interface ReceivedEmail {
  to: string[];
  /** The whole message, headers first, as it came. */
  source: string;
}

/** What a server does with the next e-mails, in order; after that it takes them. */
type Mood =
  | 'take'
  /** Refuses for now, as a server that is full. */
  | 'refuse'
  /** Refuses the recipient for good. */
  | 'unknown-recipient'
  /** Takes the e-mail, and ends the connection before it says so. */
  | 'drop-after-data'
  /** Says nothing any more after the e-mail. */
  | 'fall-silent'
  /** Takes its time, but answers. */
  | 'slowly';

/** A real SMTP server on this machine. */
export interface MailServer {
  config: MailConfig;
  taken: ReceivedEmail[];
  /** How many e-mails were offered, taken or not. */
  offered: number;
  moods: Mood[];
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (mail.moods[0] !== 'unknown-recipient') return done();
      mail.offered += 1;
      mail.moods.shift();
      done(refusal('No such person', 550));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mail.offered += 1;
        const mood = mail.moods.shift() ?? 'take';
        if (mood === 'refuse') return done(refusal('Try later', 451));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mail.taken.push({ to, source: Buffer.concat(parts).toString('utf8') });
        if (mood === 'fall-silent') return;
        if (mood === 'drop-after-data') return server.connections.forEach((each) => each.close());
        setTimeout(done, mood === 'slowly' ? 600 : 0);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    config: { host: '127.0.0.1', port, tls: 'none', account: null, from: 'orders@shop.test' },
    taken: [],
    offered: 0,
    moods: [],
    close: () =>
      new Promise((closed) => {
        server.connections.forEach((each) => each.close());
        server.close(() => closed());
      }),
  };
  return mail;
}

/** A port that takes connections and never says a word. */
export async function startMuteServer(): Promise<Pick<MailServer, 'config' | 'close'>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    config: { host: '127.0.0.1', port, tls: 'none', account: null, from: 'orders@shop.test' },
    close: () =>
      new Promise((closed) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => closed());
      }),
  };
}

/** A header of a message, its folded lines joined; empty when there is none. */
export function headerOf({ source }: ReceivedEmail, name: string): string {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return (
    lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))?.slice(name.length + 2) ??
    ''
  );
}
